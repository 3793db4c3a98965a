import type { FieldHook, TextField } from 'payload'

import { isRecord } from '@/src/lib/is-record'
import { type LocaleTexts, perLocale, toLocale } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'

const COPY = { nl: 'kopie', en: 'copy' } as const satisfies LocaleTexts
const MARK = new RegExp(` \\((?:${Object.values(COPY).join('|')})(?: (\\d+))?\\)$`)

/** `Over ons` → `Over ons (kopie)` → `Over ons (kopie 2)`, in at most `maxLength` characters. */
export function nameCopy(title: string, locale: Locale, maxLength = Number.POSITIVE_INFINITY): string {
  const [mark, number = '1'] = MARK.exec(title) ?? []
  const word = COPY[locale]
  const suffix = mark === undefined ? ` (${word})` : ` (${word} ${Number(number) + 1})`
  const base = mark === undefined ? title : title.slice(0, -mark.length)
  return base.slice(0, Math.max(0, maxLength - suffix.length)).trimEnd() + suffix
}

/** The localized titles of copies, which are named already. */
const named = new WeakSet<object>()

/** Payload calls it once per locale without saying which: the first call names the title in all of them. */
const titleOfCopy: FieldHook<{ id: string }, unknown> = ({ field, req, siblingData, value }) => {
  const maxLength = 'maxLength' in field && typeof field.maxLength === 'number' ? field.maxLength : undefined
  const inLocale = (title: unknown, locale: Locale): unknown =>
    typeof title === 'string' && title ? nameCopy(title, locale, maxLength) : title
  const key = String(field.name)
  const titles: unknown = siblingData[key]
  if (!isRecord(titles)) return inLocale(value, toLocale(req.i18n.language))
  if (named.has(titles)) return value
  const copies: Record<string, unknown> = perLocale((locale) => inLocale(titles[locale], locale))
  named.add(copies)
  siblingData[key] = copies
  return copies[LOCALES[0]]
}

/** The title of a document, which tells a copy from what it was copied from. */
export const asTitle = (field: TextField): TextField => ({
  ...field,
  hooks: { ...field.hooks, beforeDuplicate: [titleOfCopy] },
})
