import { LOCALES, type Locale } from '@/src/lib/constants'
import { isRecord } from '@/src/lib/is-record'
import type { FormRef, ImageRef, PageRef, RichText, Text } from './draft'
import { withPageLinks } from './page-links'

/** Resolves the keys in a draft. Each function throws on an unknown key. */
export type Lookup = {
  imageId: (key: string) => string
  pageId: (key: string) => string
  formId: (key: string) => string
  lexical: (markdown: string) => object
}

export const isText = (value: unknown): value is Text =>
  isRecord(value) && LOCALES.every((locale) => locale in value)
const isRichText = (value: unknown): value is RichText => isRecord(value) && isText(value['markdown'])
export const isImageRef = (value: unknown): value is ImageRef =>
  isRecord(value) && typeof value['image'] === 'string'
export const isPageRef = (value: unknown): value is PageRef =>
  isRecord(value) && typeof value['pageKey'] === 'string'
export const isFormRef = (value: unknown): value is FormRef =>
  isRecord(value) && typeof value['formKey'] === 'string'

/** Converts a draft to data for the Local API, in one locale. */
export function inLanguage(draft: unknown, locale: Locale, lookup: Lookup): unknown {
  if (isText(draft)) return draft[locale]
  if (isRichText(draft)) return withPageLinks(lookup.lexical(draft.markdown[locale]), lookup.pageId)
  if (isPageRef(draft)) return lookup.pageId(draft.pageKey)
  if (isFormRef(draft)) return lookup.formId(draft.formKey)
  if (isImageRef(draft)) return lookup.imageId(draft.image)
  if (Array.isArray(draft)) return draft.map((item: unknown) => inLanguage(item, locale, lookup))
  if (!isRecord(draft)) return draft
  return Object.fromEntries(
    Object.entries(draft).map(([key, value]) => [key, inLanguage(value, locale, lookup)]),
  )
}
