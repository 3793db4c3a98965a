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

/** Loads the scripts that the choices allow and returns the others. A script that runs already keeps running until the page is left. */
function loadAllowed(pending: readonly LoadableScript[], choices: ConsentChoices): LoadableScript[] {
  const isAllowed = ({ load: rule }: { load: LoadRule }) => mayLoad(rule, choices)
  for (const script of pending.filter(isAllowed)) load(script, choices)
  return pending.filter((script) => !isAllowed(script))
}

/**
 * Starts third-party scripts (Behaviour: script-order): the tag manager's defaults, the update for a visitor who has
 * chosen before, then the scripts; all of them get each choice saved later.
 * @param requiredVersion of the consent texts: earlier choices do not count
 */
export function startThirdParties(scripts: readonly LoadableScript[], requiredVersion: number): void {
  const hasTagManager = scripts.some(({ id }) => id === 'tag-manager')
  const record = currentConsent()
  const confirmed = isConfirmed(record, requiredVersion)
  if (hasTagManager) pushConsentDefaults()
  if (hasTagManager && confirmed) pushConsentUpdate(record)
  let pending = loadAllowed(scripts, confirmed ? record : NOTHING_ALLOWED)
  window.addEventListener('consent-saved', ({ detail }) => {
    if (hasTagManager) pushConsentUpdate(detail)
    updateRecorderConsent(detail)
    pending = loadAllowed(pending, detail)
  })
}
