import type { ConsentChoices } from '@/src/features/consent/rules/record'
import { CONSENT_DEFAULTS, consentSignals } from '@/src/features/consent/rules/signals'

declare global {
  interface Window {
    /** The tag manager's queue, processed in order. */
    dataLayer?: unknown[]
  }
}

const push = (entry: unknown): void => {
  window.dataLayer ??= []
  window.dataLayer.push(entry)
}

/** Pushes a command. The tag manager recognises one by its type, an `arguments` object; an array would count as data. */
function gtag(..._command: readonly unknown[]): void {
  push(arguments)
}

export const pushConsentDefaults = (): void => gtag('consent', 'default', CONSENT_DEFAULTS)

export const pushConsentUpdate = (choices: ConsentChoices): void =>
  gtag('consent', 'update', consentSignals(choices))

/** The tag manager measures its load time from this. */
export const pushTagManagerStart = (): void => push({ 'gtm.start': Date.now(), event: 'gtm.js' })
