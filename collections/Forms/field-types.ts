import type { Block, Field } from 'payload'

import { proseField } from '@/src/fields/copy'
import type { FormFieldType } from '@/src/features/forms/rules/definition'
import { type LocaleTexts, texts } from '@/src/i18n/locale-texts'
import { autocomplete, bounds, fileRules, label, name, options, presentation, showWhen } from './field-parts'

/** The picture of a field type in the selector of fields. */
const pictureOf = (slug: FormFieldType): NonNullable<Block['admin']> => ({
  images: { thumbnail: `/blocks/fields/${slug}.svg` },
})

/** A field that visitors fill in. */
const answered = (
  slug: FormFieldType,
  singular: LocaleTexts,
  plural: LocaleTexts,
  own: Field[] = [],
): Block => ({
  slug,
  labels: { singular, plural },
  admin: pictureOf(slug),
  fields: [
    { type: 'row', fields: [label, name] },
    proseField({ name: 'description', label: { nl: 'Toelichting', en: 'Explanation' } }),
    ...own,
    presentation,
    showWhen,
  ],
})

const message: Block = {
  slug: 'message',
  admin: pictureOf('message'),
  labels: {
    singular: texts({ nl: 'Tussentekst', en: 'Text' }),
    plural: texts({ nl: 'Tussenteksten', en: 'Texts' }),
  },
  fields: [proseField({ name: 'text', label: { nl: 'Tekst', en: 'Text' }, required: true }), showWhen],
}

/** The field types of a form, which replace those of the plugin: in the selector, those used most come first. */
export const formFieldBlocks = {
  text: answered(
    'text',
    { nl: 'Kort antwoord', en: 'Short answer' },
    { nl: 'Korte antwoorden', en: 'Short answers' },
    [autocomplete],
  ),
  textarea: answered(
    'textarea',
    { nl: 'Lang antwoord', en: 'Long answer' },
    { nl: 'Lange antwoorden', en: 'Long answers' },
  ),
  email: answered(
    'email',
    { nl: 'E-mailadres', en: 'E-mail address' },
    { nl: 'E-mailadressen', en: 'E-mail addresses' },
  ),
  tel: answered(
    'tel',
    { nl: 'Telefoonnummer', en: 'Telephone number' },
    { nl: 'Telefoonnummers', en: 'Telephone numbers' },
  ),
  select: answered('select', { nl: 'Keuzelijst', en: 'List' }, { nl: 'Keuzelijsten', en: 'Lists' }, [
    options,
  ]),
  radio: answered('radio', { nl: 'Keuzerondjes', en: 'Choice' }, { nl: 'Keuzerondjes', en: 'Choices' }, [
    options,
  ]),
  checkbox: answered('checkbox', { nl: 'Vinkje', en: 'Checkbox' }, { nl: 'Vinkjes', en: 'Checkboxes' }),
  number: answered('number', { nl: 'Getal', en: 'Number' }, { nl: 'Getallen', en: 'Numbers' }, [bounds]),
  date: answered('date', { nl: 'Datum', en: 'Date' }, { nl: 'Datums', en: 'Dates' }),
  file: answered('file', { nl: 'Bestand', en: 'File' }, { nl: 'Bestanden', en: 'Files' }, fileRules),
  message,
  reference: answered(
    'reference',
    { nl: 'Vooraf ingevuld door de pagina', en: 'Filled in by the page' },
    { nl: 'Verwijzingen', en: 'References' },
  ),
} as const satisfies Record<FormFieldType, Block>

const ORDER: readonly string[] = Object.keys(formFieldBlocks)

/** The plugin lists its own field types first. */
export const mostUsedFirst = (blocks: Block[]): Block[] =>
  blocks.toSorted((one, other) => ORDER.indexOf(one.slug) - ORDER.indexOf(other.slug))
