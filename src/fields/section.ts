import type { Block, CollapsibleField, TextFieldSingleValidation } from 'payload'

import { type LocaleTexts, textIn, texts } from '@/src/i18n/locale-texts'
import { ADMIN_LOCALE } from '@/src/lib/constants'
import { choiceField } from './choice'

const ANCHOR = /^[a-z][a-z0-9-]*$/

const validateAnchor: TextFieldSingleValidation = (value, { req }) => {
  if (!value || ANCHOR.test(value)) return true
  return textIn(
    {
      nl: 'Gebruik kleine letters, cijfers en streepjes, te beginnen met een letter.',
      en: 'Use small letters, digits and hyphens, beginning with a letter.',
    },
    req.i18n.language,
  )
}

/** What every section may be told, whatever stands in it. */
const sectionFields = (): CollapsibleField => ({
  type: 'collapsible',
  label: texts({ nl: 'Sectie', en: 'Section' }),
  admin: { initCollapsed: true },
  fields: [
    choiceField({
      name: 'tone',
      label: { nl: 'Grond', en: 'Ground' },
      description: {
        nl: 'De merkkleur is luid: gebruik haar op één plek per pagina.',
        en: 'The brand colour is loud: use it in one place per page.',
      },
      options: {
        ground: { nl: 'Zoals de pagina', en: 'As the page' },
        subtle: { nl: 'Iets afgezet', en: 'Slightly apart' },
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
  ],
})

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
  group: keyof typeof groups
  fields: Block['fields']
}

/** A block that stands on a page as a section of its own, with what all sections share. */
export const sectionBlock = ({ description, group, fields, ...block }: SectionBlock): Block => ({
  ...block,
  admin: {
    group: groups[group],
    images: { thumbnail: { url: `/blocks/${block.slug}.svg`, alt: block.labels.singular[ADMIN_LOCALE] } },
    custom: { description },
  },
  fields: [...fields, sectionFields()],
})
