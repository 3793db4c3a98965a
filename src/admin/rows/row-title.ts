import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { ClientBlock, ClientField, FormState } from 'payload'

import { blockNames, rowNames } from './row-names'
import { rowText } from './row-text'

export type Form = { state: FormState; blocks: Readonly<Record<string, ClientBlock>>; i18n: I18nClient }
type RowKind = { label: unknown; fields: readonly ClientField[]; names: typeof rowNames }

export const translated = (label: unknown, i18n: I18nClient): string =>
  label ? getTranslation(label as Record<string, string> | string, i18n) : ''

/** A row by its kind and its name, else its number. @param prefix the path of its fields */
export function rowTitle(
  { state, i18n }: Form,
  { label, fields, names }: RowKind,
  prefix: string,
  index: number,
) {
  const name = rowText((path) => state[prefix + path]?.value, names(fields), i18n)
  return `${translated(label, i18n)} ${name === null ? index + 1 : `“${name}”`}`
}

export function kindOf(form: Form, field: ClientField, blockType: string | undefined): RowKind | null {
  if (field.type === 'array')
    return { label: field.labels?.singular ?? field.label, fields: field.fields, names: rowNames }
  if (field.type !== 'blocks' || blockType === undefined) return null
  // A field of referenced blocks has none of its own in the browser.
  const own: readonly ClientBlock[] | undefined = field.blocks
  const block = own?.find(({ slug }) => slug === blockType) ?? form.blocks[blockType]
  return block
    ? { label: block.labels?.singular ?? block.slug, fields: block.fields, names: blockNames }
    : null
}
