import type { PlannedScript, SessionRecorder } from '@/src/features/consent/rules/third-party'
import type { ConsentChoices } from '@/src/features/consent/rules/record'
import { consentSignals } from '@/src/features/consent/rules/signals'

/** A recorder's queue of calls until its script has loaded, then the recorder itself. */
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

type Preparation = (siteId: string) => void

/** What each recorder wants to find when its script begins. */
const preparations: Record<SessionRecorder, Preparation> = {
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
  preparations[recorder.provider](recorder.siteId)
  updateRecorderConsent(choices)
}

/** Clarity sets no cookies until it is told that it may, and none after it is told that it no longer may. */
export function updateRecorderConsent(choices: ConsentChoices): void {
  const { ad_storage, analytics_storage } = consentSignals(choices)
  window.clarity?.('consentv2', { ad_Storage: ad_storage, analytics_Storage: analytics_storage })
}
