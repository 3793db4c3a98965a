/**
 * Defect: publishing one language of a document that was never published merges it into nothing: the texts of the other
 * languages are gone.
 * Seen in: payload 3.90.1
 * Upstream: not reported yet
 * Remove when: reject-first-publication.int.test.ts "Payload loses the other language when the first publication is of one" fails
 */
import { APIError, type CollectionBeforeOperationHook } from 'payload'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'

const TEXTS = {
  nl: 'Een sjabloon kan niet worden gepubliceerd, ook niet in één taal. Bewaar het zonder “publishSpecificLocale”.',
  en: 'Templates cannot be published, nor can one language of them. Save without “publishSpecificLocale”.',
} satisfies LocaleTexts

/** Rejects the publication of one language in a collection whose documents are never published. */
export const rejectFirstPublication: CollectionBeforeOperationHook = ({ args, req }) => {
  if (!('publishSpecificLocale' in args) || !args.publishSpecificLocale) return
  throw new APIError(textIn(TEXTS, req.i18n.language), 403, null, true)
}
