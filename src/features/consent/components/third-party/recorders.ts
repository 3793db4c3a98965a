import type { PlannedScript, SessionRecorder } from '@/src/features/consent/rules/third-party'
import type { ConsentChoices } from '@/src/features/consent/rules/record'
import { consentSignals } from '@/src/features/consent/rules/signals'

/** A queue of calls until the recorder's script has loaded, then the recorder itself. */
type Queue = ((...call: readonly unknown[]) => void) & { q?: unknown[] }

declare global {
  interface Window {
    clarity?: Queue
    hj?: Queue
    _hjSettings?: { hjid: number; hjsv: number }
  }
}

function callQueue(): Queue {
  const queue: Queue = function (..._call) {
    queue.q ??= []
    queue.q.push(arguments)
  }
  return queue
}

type Setup = (siteId: string) => void

/** The globals that each recorder's script expects. */
const setups: Record<SessionRecorder, Setup> = {
  clarity: () => {
    window.clarity ??= callQueue()
  },
  hotjar: (siteId) => {
    window.hj ??= callQueue()
    window._hjSettings = { hjid: Number(siteId), hjsv: 6 }
  },
}

export function prepareRecorder({ recorder }: PlannedScript, choices: ConsentChoices): void {
  if (!recorder) return
  setups[recorder.provider](recorder.siteId)
  updateRecorderConsent(choices)
}

/** Clarity sets cookies only while its latest consent signal allows them. */
export function updateRecorderConsent(choices: ConsentChoices): void {
  const { ad_storage, analytics_storage } = consentSignals(choices)
  window.clarity?.('consentv2', { ad_Storage: ad_storage, analytics_Storage: analytics_storage })
}
