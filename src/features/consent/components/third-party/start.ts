import type { LoadableScript, LoadRule } from '@/src/features/consent/rules/third-party'
import { type ConsentChoices, isConfirmed } from '@/src/features/consent/rules/record'
import { currentConsent } from '@/src/features/consent/rules/store'
import { pushConsentDefaults, pushConsentUpdate, pushTagManagerStart } from './data-layer'
import { insertScript } from './insert-script'
import { mayLoad } from './may-load'
import { prepareRecorder, updateRecorderConsent } from './recorders'

const NOTHING_ALLOWED: ConsentChoices = { marketing: false, analytics: false }

function load(script: LoadableScript, choices: ConsentChoices): void {
  if (script.id === 'tag-manager') pushTagManagerStart()
  prepareRecorder(script, choices)
  insertScript(script)
}

/** Loads what the choices allow; answers what still waits. What runs already ends with the page. */
function loadAllowed(waiting: readonly LoadableScript[], choices: ConsentChoices): LoadableScript[] {
  const allowed = ({ load: rule }: { load: LoadRule }) => mayLoad(rule, choices)
  for (const script of waiting.filter(allowed)) load(script, choices)
  return waiting.filter((script) => !allowed(script))
}

/**
 * Starts third-party scripts (Behaviour: script-order): the tag manager's defaults, the update for a visitor who has
 * chosen before, then the scripts; each choice saved later is passed on to all of them.
 * @param asked the version of the texts that a visitor must have confirmed
 */
export function startThirdParties(scripts: readonly LoadableScript[], asked: number): void {
  const hasTagManager = scripts.some(({ id }) => id === 'tag-manager')
  const record = currentConsent()
  const confirmed = isConfirmed(record, asked)
  if (hasTagManager) pushConsentDefaults()
  if (hasTagManager && confirmed) pushConsentUpdate(record)
  let waiting = loadAllowed(scripts, confirmed ? record : NOTHING_ALLOWED)
  window.addEventListener('consent-saved', ({ detail }) => {
    if (hasTagManager) pushConsentUpdate(detail)
    updateRecorderConsent(detail)
    waiting = loadAllowed(waiting, detail)
  })
}
