/**
 * Defect: the error of a locked document is English in every language of the panel, and names the document by its id.
 * Seen in: payload 3.90.1
 * Upstream: not reported yet
 * Remove when: translate-lock-error.int.test.ts "Payload reports a locked document in English in a Dutch panel" fails
 */
import type { AfterErrorHook, PayloadRequest } from 'payload'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'

const LOCKED = 423
const TEXTS = {
  nl: 'Iemand anders bewerkt dit nu. Er is niets opgeslagen. Probeer het later opnieuw, of open het en neem het over.',
  en: 'Somebody else is editing this now. Nothing was saved. Try again later, or open it and take it over.',
} satisfies LocaleTexts<unknown>

/** The translated message of a lock error; null for any other error. */
export const lockErrorMessage = (error: unknown, { i18n }: PayloadRequest): string | null =>
  error instanceof Error && 'status' in error && error.status === LOCKED ? textIn(TEXTS, i18n.language) : null

export const translateLockError: AfterErrorHook = ({ error, req, result }) => {
  const message = lockErrorMessage(error, req)
  return message === null ? undefined : { response: { ...result, errors: [{ message }] }, status: LOCKED }
}
