import type {
  Block,
  CheckboxField,
  CollapsibleField,
  SelectField,
  TextField,
  TextFieldSingleValidation,
} from 'payload'

import { COPIED_FROM } from '@/src/features/templates/rules/copied-from'
import { type LocaleTexts, textIn, texts } from '@/src/i18n/locale-texts'
import { ADMIN_LOCALE } from '@/src/lib/constants'
import { choiceField } from './choice'
import { LANGUAGE_OPTIONS } from './select-options'

const ANCHOR = /^[a-z][a-z0-9-]*$/

const validateAnchor: TextFieldSingleValidation = (value, { req }) => {
  if (!value || ANCHOR.test(value)) return true
  return textIn(
    {
      nl: 'Gebruik kleine letters, cijfers en koppeltekens, te beginnen met een letter.',
      en: 'Use lower-case letters, digits and hyphens, beginning with a letter.',
    },
    req.i18n.language,
  )
}

/** The locales in which a block is shown; without a choice, in all of them. */
const showInField: SelectField = {
  name: 'showIn',
  type: 'select',
  hasMany: true,
  options: LANGUAGE_OPTIONS,
  label: texts({ nl: 'Tonen in', en: 'Show in' }),
  admin: {
    description: texts({
      nl: 'Kies talen om dit blok alleen daar te tonen. Leeg: in alle talen waarin het tekst heeft.',
      en: 'Choose languages to show this block only there. Empty: in every language in which it has text.',
    }),
  },
}

/** Takes a block off the site in every language, without removing it. */
const hiddenField: CheckboxField = {
  name: 'hidden',
  type: 'checkbox',
  label: texts({ nl: 'Verbergen op de site', en: 'Hide on the site' }),
  admin: {
    description: texts({
      nl: 'Het blok staat dan in geen enkele taal op de site. Hier blijft het staan.',
      en: 'The block is then on the site in no language. It stays here.',
    }),
  },
}

/** Settings that all sections have. */
const sectionFields = (): CollapsibleField => ({
  type: 'collapsible',
  label: texts({ nl: 'Sectie', en: 'Section' }),
  admin: { initCollapsed: true },
  fields: [
    choiceField({
      name: 'tone',
      label: { nl: 'Achtergrond', en: 'Background' },
      description: {
        nl: 'De merkkleur valt sterk op: gebruik hem op één plek per pagina.',
        en: 'The brand colour stands out: use it once per page.',
      },
      options: {
        ground: { nl: 'Zoals de pagina', en: 'Same as the page' },
        subtle: { nl: 'Licht afwijkend', en: 'Subtle' },
        inverse: { nl: 'Omgekeerd', en: 'Inverted' },
        primary: { nl: 'Merkkleur', en: 'Brand colour' },
      },
    }),
    {
      name: 'anchor',
      type: 'text',
      label: texts({ nl: 'Anker', en: 'Anchor' }),
      validate: validateAnchor,
      admin: {
        description: texts({
          nl: 'Hiermee kan een link naar deze sectie wijzen: “prijzen” wordt #prijzen.',
          en: 'Lets a link point at this section: “pricing” becomes #pricing.',
        }),
      },
    },
    showInField,
    hiddenField,
  ],
})

/** Which block of a template a new one was copied from, until it is saved. */
const copiedFromField: TextField = {
  name: COPIED_FROM,
  type: 'text',
  virtual: true,
  custom: { formOnly: true },
  admin: { hidden: true },
}

const groups = {
  opening: { nl: 'Opening en afsluiting', en: 'Opening and closing' },
  text: { nl: 'Tekst', en: 'Text' },
  image: { nl: 'Beeld', en: 'Image' },
  list: { nl: 'Opsomming', en: 'List' },
  form: { nl: 'Formulier', en: 'Form' },
} as const satisfies Record<string, LocaleTexts>

type SectionBlock = {
  slug: string
  interfaceName: string
  labels: { singular: LocaleTexts; plural: LocaleTexts }
  /** What an editor uses the block for. */
  description: LocaleTexts
  /** Other words, of any language, by which an editor may look for it. */
  alsoCalled?: readonly string[]
  group: keyof typeof groups
  fields: Block['fields']
}

/** A block that is a section of a page, with the settings that all sections have. */
export const sectionBlock = ({
  description,
  alsoCalled = [],
  group,
  fields,
  ...block
}: SectionBlock): Block => ({
  ...block,
  admin: {
    group: groups[group],
    images: { thumbnail: { url: `/blocks/${block.slug}.svg`, alt: block.labels.singular[ADMIN_LOCALE] } },
    custom: { description, alsoCalled },
  },
  fields: [...fields, sectionFields(), copiedFromField],
})
