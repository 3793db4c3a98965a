import type { Locale } from '@/src/lib/constants'
import { adminHref } from '@/src/routing/admin-paths'
import type { TranslatedCollection } from '../rules/translated'

/** The screen on which a document is translated. @param language of the panel */
export const translationHref = (
  language: Locale,
  collection: TranslatedCollection,
  id: string,
  { from, to }: { from: Locale; to: Locale },
): string => adminHref(language, `/translations/${collection}/${id}?from=${from}&to=${to}`)
