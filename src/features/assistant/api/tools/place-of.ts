import type { FlattenedField, Payload } from 'payload'

import { valueAt } from '@/src/features/assistant/rules/proposal'
import { type LocaleTexts, perLocale } from '@/src/i18n/locale-texts'
import { isRecord } from '@/src/lib/is-record'
import type { Row } from './editable'

type Blocks = Payload['blocks']

const FIELDS: Readonly<Record<string, LocaleTexts>> = {
  title: { nl: 'Titel', en: 'Title' },
  name: { nl: 'Naam', en: 'Name' },
  summary: { nl: 'Samenvatting', en: 'Summary' },
  specs: { nl: 'Eigenschappen', en: 'Specifications' },
  alt: { nl: 'Alternatieve tekst', en: 'Alternative text' },
  caption: { nl: 'Bijschrift', en: 'Caption' },
  excerpt: { nl: 'Samenvatting', en: 'Excerpt' },
  content: { nl: 'Inhoud', en: 'Content' },
  tags: { nl: 'Trefwoorden', en: 'Tags' },
  seo: { nl: 'Zoekmachines', en: 'Search engines' },
  description: { nl: 'Omschrijving', en: 'Description' },
}

const same = (text: string): LocaleTexts => perLocale(() => text)

const labelOf = (label: unknown, name: string): LocaleTexts =>
  isRecord(label)
    ? perLocale((locale) => (typeof label[locale] === 'string' ? label[locale] : name))
    : same(typeof label === 'string' ? label : name)

const joined = (texts: readonly LocaleTexts[]): LocaleTexts =>
  perLocale((locale) => texts.map((text) => text[locale]).join(' › '))

export function blockLabel(type: unknown, blocks: Blocks): LocaleTexts {
  const slug = String(type)
  const block = Object.hasOwn(blocks, slug) ? blocks[slug as keyof Blocks] : undefined
  return labelOf(block?.labels?.singular, slug)
}

/** The labels of the fields on a path in a block; keys of rows have none. */
function fieldLabels(fields: readonly FlattenedField[], [key, ...rest]: readonly string[]): LocaleTexts[] {
  if (key === undefined) return []
  const field = fields.find(({ name }) => name === key)
  if (!field) return fieldLabels(fields, rest)
  const label = 'label' in field ? field.label : undefined
  return [labelOf(label, key), ...fieldLabels('flattenedFields' in field ? field.flattenedFields : [], rest)]
}

/** What a path is called in the form. */
export function placeOf(content: Row, keys: readonly string[], blocks: Blocks): LocaleTexts {
  if (keys[0] !== 'blocks') return joined(keys.map((key) => FIELDS[key] ?? same(key)))
  const row = valueAt(content, keys.slice(0, 2))
  const type = isRecord(row) ? String(row.blockType) : ''
  const block = Object.hasOwn(blocks, type) ? blocks[type as keyof Blocks] : undefined
  return joined([blockLabel(type, blocks), ...fieldLabels(block?.flattenedFields ?? [], keys.slice(2))])
}
