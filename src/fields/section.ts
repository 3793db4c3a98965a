import type { Field, GroupField } from 'payload'

/** The ground that a section stands on (docs/design-language.md). */
export const SECTION_TONES = ['ground', 'subtle', 'inverse', 'brand'] as const
export type SectionTone = (typeof SECTION_TONES)[number]

const TONE_LABELS: Record<SectionTone, { nl: string; en: string }> = {
  ground: { nl: 'Gewoon', en: 'Plain' },
  subtle: { nl: 'Iets apart van de pagina', en: 'A little apart from the page' },
  inverse: { nl: 'Omgekeerd: licht wordt donker', en: 'Inverse: light becomes dark' },
  brand: { nl: 'De hoofdkleur', en: 'The primary colour' },
}

const ANCHOR = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const anchor: Field = {
  name: 'anchor',
  type: 'text',
  label: { nl: 'Anker', en: 'Anchor' },
  admin: {
    width: '50%',
    placeholder: 'prijzen',
    description: {
      nl: 'Waarmee een link naar deze sectie wijst: /pagina#anker.',
      en: 'What a link to this section points at: /page#anchor.',
    },
  },
  validate: (value: string | null | undefined, { req }: { req: { i18n: { language: string } } }) =>
    !value ||
    ANCHOR.test(value) ||
    (req.i18n.language === 'nl'
      ? 'Gebruik kleine letters, cijfers en koppeltekens.'
      : 'Use lower-case letters, digits and hyphens.'),
}

/** Settings that every block shares. */
export const sectionGroup = (defaultTone: SectionTone = 'ground'): GroupField => ({
  name: 'section',
  type: 'group',
  label: { nl: 'Sectie', en: 'Section' },
  admin: { hideGutter: true },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'tone',
          type: 'select',
          required: true,
          defaultValue: defaultTone,
          label: { nl: 'Grond', en: 'Ground' },
          options: SECTION_TONES.map((value) => ({ value, label: TONE_LABELS[value] })),
          admin: {
            width: '50%',
            description: {
              nl: 'De hoofdkleur is een gebeurtenis: hoogstens één keer per pagina.',
              en: 'The primary colour is an event: once a page at most.',
            },
          },
        },
        anchor,
      ],
    },
  ],
})
