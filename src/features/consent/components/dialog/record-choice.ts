import { api } from '@/src/api-client/api'
import type { Locale } from '@/src/lib/constants'
import type { ConsentChoices } from '@/src/features/consent/rules/record'
import type { ConsentDialogContent } from './load'

/** Stores a record of the choice on the server. Errors are ignored: the cookie is what counts for the visitor. */
export function recordChoice(
  { marketing, analytics }: ConsentChoices,
  { version, fingerprint }: ConsentDialogContent,
  locale: Locale,
): void {
  const body = { marketing, analytics, version, fingerprint, locale }
  // `keepalive`: the request completes even when the visitor leaves the page.
  api('/api/consent', { method: 'post', body, keepalive: true }).catch(() => null)
}
