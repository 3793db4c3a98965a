import type { AfterErrorHook, PayloadRequest } from 'payload'

const LOCKED = 423
const TEXTS = {
  nl: 'Iemand anders bewerkt dit nu. Er is niets opgeslagen. Probeer het later opnieuw, of open het en neem het over.',
  en: 'Somebody else is editing this now. Nothing was saved. Try again later, or open it and take it over.',
}

/** What is said of a refusal because of a lock, of which Payload speaks English only; null of any other error. */
export const lockedMessage = (error: unknown, { i18n }: PayloadRequest): string | null =>
  error instanceof Error && 'status' in error && error.status === LOCKED
    ? TEXTS[i18n.language === 'nl' ? 'nl' : 'en']
    : null

export const sayLocked: AfterErrorHook = ({ error, req, result }) => {
  const message = lockedMessage(error, req)
  return message === null ? undefined : { response: { ...result, errors: [{ message }] }, status: LOCKED }
}
