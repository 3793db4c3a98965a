import type { FlattenedField, Payload } from 'payload'

import { valueAt } from '@/src/features/assistant/rules/proposal'
import { type LocaleTexts, perLocale } from '@/src/i18n/locale-texts'
import { isRecord } from '@/src/lib/is-record'
import type { Row } from './editable'

type Blocks = Payload['blocks']

/** Null for what has no name in the form. */
const FIELDS: Readonly<Record<string, LocaleTexts | null>> = {
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
  fields: { nl: 'Velden', en: 'Fields' },
  options: { nl: 'Antwoorden', en: 'Answers' },
  label: { nl: 'Tekst', en: 'Text' },
  text: { nl: 'Tekst', en: 'Text' },
  value: { nl: 'Waarde', en: 'Value' },
  submitLabel: { nl: 'Tekst op de knop', en: 'Text on the button' },
  consentText: { nl: 'Toestemming', en: 'Consent' },
  confirmation: { nl: 'Bevestiging', en: 'Confirmation' },
  items: { nl: 'Links', en: 'Links' },
  children: { nl: 'Links eronder', en: 'Links below it' },
  callToAction: { nl: 'Knop', en: 'Button' },
  link: null,
  links: { nl: 'Links', en: 'Links' },
  statement: { nl: 'Slotzin', en: 'Closing sentence' },
  columns: { nl: 'Kolommen', en: 'Columns' },
  heading: { nl: 'Kop', en: 'Heading' },
  smallPrint: { nl: 'Kleine lettertjes', en: 'Small print' },
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

const NAMES_OF_ROWS = ['label', 'heading', 'name', 'link.label']

/** A row as people know it: by its text, or its number. */
function rowLabel(rows: readonly unknown[], key: string): LocaleTexts {
  const row = valueAt(rows, [key])
  const named = NAMES_OF_ROWS.map((path) => valueAt(row, path.split('.')))
  const name = named.find((value) => typeof value === 'string' && value !== '')
  return same(typeof name === 'string' ? name : String(rows.indexOf(row) + 1))
}

/** The names of the fields and rows on a path outside of blocks. */
function pathLabels(value: unknown, [key, ...rest]: readonly string[]): LocaleTexts[] {
  if (key === undefined) return []
  const inner = valueAt(value, [key])
  const own = Array.isArray(value)
    ? rowLabel(value, key)
    : FIELDS[key] === undefined
      ? same(key)
      : FIELDS[key]
  return [...(own ? [own] : []), ...pathLabels(inner, rest)]
}

/** What a path is called in the form. */
export function placeOf(content: Row, keys: readonly string[], blocks: Blocks): LocaleTexts {
  if (keys[0] !== 'blocks') return joined(pathLabels(content, keys))
  const row = valueAt(content, keys.slice(0, 2))
  const type = isRecord(row) ? String(row.blockType) : ''
  const block = Object.hasOwn(blocks, type) ? blocks[type as keyof Blocks] : undefined
  return joined([blockLabel(type, blocks), ...fieldLabels(block?.flattenedFields ?? [], keys.slice(2))])
}
