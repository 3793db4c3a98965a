import { APIError, type PayloadRequest } from 'payload'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'

const REFUSED: LocaleTexts = {
  nl: 'De opslag van afbeeldingen is niet goed ingesteld: hij weigert onze gegevens of de bucket is er niet. Er is niets opgeslagen. De beheerder vindt de oorzaak in het logboek.',
  en: 'The storage of images is not set up right: it refuses our credentials, or the bucket is not there. Nothing was stored. The administrator finds the cause in the log.',
}
const SILENT: LocaleTexts = {
  nl: 'De opslag van afbeeldingen antwoordt niet. Er is niets opgeslagen. Probeer het over een minuut opnieuw.',
  en: 'The storage of images does not answer. Nothing was stored. Try again in a minute.',
}

/** What an S3 client raises carries the answer's status; without one there was no answer. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined
  const { $metadata: metadata } = error
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined
}

/** A 503 that says whose turn it is. The cause is logged; no key, address or message of a library is shown. */
export function storageFailure(error: unknown, req: PayloadRequest): APIError {
  const status = statusOf(error)
  const texts = status !== undefined && status < 500 ? REFUSED : SILENT
  return new APIError(textIn(texts, req.i18n.language), 503, null, true)
}
