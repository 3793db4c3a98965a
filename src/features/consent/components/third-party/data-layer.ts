import type { ConsentChoices } from '@/src/features/consent/rules/record'
import { CONSENT_DEFAULTS, consentSignals } from '@/src/features/consent/rules/signals'

declare global {
  interface Window {
    /** The tag manager's queue: read from the front, in order. */
    dataLayer?: unknown[]
  }
}

const push = (entry: unknown): void => {
  window.dataLayer ??= []
  window.dataLayer.push(entry)
}

/** A command. The tag manager knows one by its being an `arguments` object; an array it takes for data. */
function gtag(..._command: readonly unknown[]): void {
  push(arguments)
}

export const pushConsentDefaults = (): void => gtag('consent', 'default', CONSENT_DEFAULTS)

export const pushConsentUpdate = (choices: ConsentChoices): void =>
  gtag('consent', 'update', consentSignals(choices))

/** The tag manager counts its own start from this. */
export const pushTagManagerStart = (): void => push({ 'gtm.start': Date.now(), event: 'gtm.js' })
