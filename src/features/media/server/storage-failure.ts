import { APIError, type PayloadRequest } from 'payload'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'

const MISCONFIGURED: LocaleTexts = {
  nl: 'De opslag van afbeeldingen is niet goed ingesteld: de inloggegevens worden geweigerd of de bucket bestaat niet. Er is niets opgeslagen. De beheerder vindt de oorzaak in de serverlog.',
  en: 'The image storage is misconfigured: it rejects the credentials, or the bucket does not exist. Nothing was stored. An administrator can find the cause in the server log.',
}
const UNAVAILABLE: LocaleTexts = {
  nl: 'De opslag van afbeeldingen reageert niet. Er is niets opgeslagen. Probeer het over een minuut opnieuw.',
  en: 'The image storage does not respond. Nothing was stored. Try again in a minute.',
}

/** Errors of the S3 client carry the response status; without one there was no response. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined
  const { $metadata: metadata } = error
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined
}

/** A 503 that says whether to retry or to fix the configuration, without keys, hosts or messages of a library. */
export function storageFailure(error: unknown, req: PayloadRequest): APIError {
  const status = statusOf(error)
  const texts = status !== undefined && status < 500 ? MISCONFIGURED : UNAVAILABLE
  return new APIError(textIn(texts, req.i18n.language), 503, null, true)
}
