import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { ArrayFieldClient, BlocksFieldClient, ClientBlock } from 'payload'

import { isRecord } from '@/src/lib/is-record'
import { blockNames, rowNames } from './row-names'
import { rowText, valuesOf } from './row-text'

type Compared = { field: ArrayFieldClient | BlocksFieldClient; row: unknown; index: number }
type Reader = {
  blocks: Readonly<Record<string, ClientBlock>>
  i18n: Pick<I18nClient, 'dateFNS' | 'language' | 'fallbackLanguage' | 't'>
  /** The languages that are compared. */
  locales: readonly string[]
}

/** A version has a localized text in all languages: the first of those that are compared. */
const inOneOf = (value: unknown, locales: readonly string[]): unknown =>
  isRecord(value) && !('root' in value) ? locales.map((locale) => value[locale]).find(Boolean) : value

/** What a row or a block is called where versions are compared: as in the form. */
export function comparedRowLabel({ field, row, index }: Compared, { blocks, i18n, locales }: Reader): string {
  const block = field.type === 'blocks' ? blocks[String(valuesOf(row)('blockType'))] : undefined
  const names = block ? blockNames(block.fields) : field.type === 'array' ? rowNames(field.fields) : []
  const text = rowText((path) => inOneOf(valuesOf(row)(path), locales), names, i18n)
  const number = String(index + 1).padStart(2, '0')
  const kind = getTranslation(block?.labels?.singular ?? field.labels?.singular ?? '', i18n)
  if (block) return [`${number} ${kind}`, text].filter(Boolean).join(': ')
  return text ?? `${kind} ${number}`.trim()
}
