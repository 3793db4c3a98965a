import { api } from '@/src/api-client/api'
import type { Locale } from '@/src/lib/constants'
import type { ConsentChoices } from '@/src/features/consent/rules/record'
import type { ConsentQuestion } from './load'

/** Has the site keep that this was chosen. What goes wrong is no concern of the visitor's: the choice stands in the cookie. */
export function recordChoice(
  { marketing, analytics }: ConsentChoices,
  { version, fingerprint }: ConsentQuestion,
  locale: Locale,
): void {
  const body = { marketing, analytics, version, fingerprint, locale }
  // The page may be left at once: the call outlives it.
  api('/api/consent', { method: 'post', body, keepalive: true }).catch(() => null)
}
