import type { SanitizedConfig } from 'payload'
import { deepMergeSimple } from 'payload/shared'

import type { LocaleTexts } from '@/src/i18n/locale-texts'

/** Overrides of the texts of rich text. */
export const RICH_TEXT = {
  nl: {
    general: { placeholder: 'Typ hier, of druk op / voor meer mogelijkheden…' },
    paragraph: { label: 'Alinea', label2: 'Gewone tekst' },
    heading: { label: 'Kop {{headingLevel}}' },
    link: { loadingWithEllipsis: 'Laden…' },
    orderedList: { label: 'Genummerde lijst' },
    unorderedList: { label: 'Opsomming' },
    horizontalRule: { label: 'Scheidingslijn' },
    upload: { label: 'Afbeelding' },
    blocks: {
      label: 'Blokken',
      inlineBlocks: {
        create: '{{label}} invoegen',
        edit: '{{label}} bewerken',
        label: 'Blokken in de regel',
        remove: '{{label}} verwijderen',
      },
    },
  },
  en: {
    general: { placeholder: 'Type here, or press / for more…' },
    paragraph: { label: 'Paragraph', label2: 'Plain text' },
    heading: { label: 'Heading {{headingLevel}}' },
    link: { loadingWithEllipsis: 'Loading…' },
    blockquote: { label: 'Quote' },
    orderedList: { label: 'Numbered list' },
    unorderedList: { label: 'Bulleted list' },
    horizontalRule: { label: 'Divider' },
    upload: { label: 'Image' },
    blocks: {
      inlineBlocks: {
        create: 'Insert {{label}}',
        edit: 'Edit {{label}}',
        label: 'Blocks in the line',
        remove: 'Remove {{label}}',
      },
    },
  },
} as const satisfies LocaleTexts<unknown>

/** Overrides them in the finished config, because each editor puts its own texts over those of the config. */
export function translateRichText(config: SanitizedConfig): SanitizedConfig {
  const ours = { nl: { lexical: RICH_TEXT.nl }, en: { lexical: RICH_TEXT.en } }
  config.i18n.translations = deepMergeSimple(config.i18n.translations, ours)
  return config
}
