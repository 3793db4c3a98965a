import type { Field } from 'payload'

import { storeAltTexts, validateAltTexts } from '@/src/features/media/hooks/alt-texts'
import { MAX_LICENCE_TERMS } from '@/src/features/media/rules/limits'
import { LICENCES } from '@/src/features/media/rules/rights'
import { dateOnly } from '@/src/fields/dates'
import { texts } from '@/src/i18n/locale-texts'
import { filingFields } from './filing-fields'

const shown = { readOnly: true, position: 'sidebar' } as const

const unseen = { hidden: true, disableListColumn: true, disableListFilter: true } as const

const rights: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'licence',
        type: 'select',
        label: texts({ nl: 'Licentie', en: 'Licence' }),
        options: Object.entries(LICENCES).map(([value, label]) => ({ value, label })),
        admin: { style: { flex: '1 1 17rem' } },
      },
      {
        name: 'rightsUntil',
        type: 'date',
        label: texts({ nl: 'Gebruiksrecht tot en met', en: 'Right of use until' }),
        admin: {
          style: { flex: '1 1 17rem' },
          date: { pickerAppearance: 'dayOnly', ...dateOnly },
          description: texts({
            nl: 'De laatste dag waarop u de afbeelding mag gebruiken. Leeg: onbeperkt.',
            en: 'The last day on which you may use the image. Empty: without end.',
          }),
        },
      },
    ],
  },
  {
    name: 'rightsNotice',
    type: 'ui',
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      components: { Field: '/src/features/media/admin/rights/RightsNotice#RightsNotice' },
    },
  },
  {
    name: 'licenceTerms',
    type: 'text',
    maxLength: MAX_LICENCE_TERMS,
    label: texts({ nl: 'Toelichting bij de licentie', en: 'Terms of the licence' }),
    admin: {
      description: texts({
        nl: 'Bijvoorbeeld een ordernummer, een voorwaarde, of waar het contract staat.',
        en: 'For instance an order number, a condition, or where the contract is kept.',
      }),
    },
  },
]

export const mediaFields: Field[] = [
  {
    name: 'duplicateNotice',
    type: 'ui',
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      components: { Field: '/src/features/media/admin/duplicates/DuplicateNotice#DuplicateNotice' },
    },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'alt',
        type: 'text',
        localized: true,
        label: texts({ nl: 'Beschrijving (alt-tekst)', en: 'Description (alt text)' }),
        admin: {
          style: { flex: '1 1 17rem' },
          description: texts({
            nl: 'Wat iemand mist die de afbeelding niet ziet. Nodig in elke taal waarin u ermee publiceert.',
            en: 'Describes the image for people who cannot see it. Required in each language that you publish it in.',
          }),
        },
      },
      {
        // The other languages in the same form: `alt` itself is only of the language that is edited.
        name: 'altTexts',
        type: 'json',
        virtual: true,
        label: texts({ nl: 'Beschrijving per taal', en: 'Description by language' }),
        custom: { audited: true },
        validate: validateAltTexts,
        hooks: { beforeChange: [storeAltTexts] },
        admin: {
          disableListColumn: true,
          disableListFilter: true,
          disableBulkEdit: true,
          components: { Field: '/src/features/media/admin/alt/OtherAltTexts#OtherAltTexts' },
        },
      },
    ],
  },
  { name: 'caption', type: 'text', localized: true, label: texts({ nl: 'Bijschrift', en: 'Caption' }) },
  {
    name: 'credit',
    type: 'text',
    label: texts({ nl: 'Maker of bron', en: 'Credit (maker or source)' }),
    admin: {
      description: texts({
        nl: 'Leeg: wordt bij het uploaden uit het bestand gelezen, als het daarin staat.',
        en: 'Empty: read from the file when it is uploaded, where the file names it.',
      }),
    },
  },
  ...rights,
  ...filingFields,
  {
    name: 'ratio',
    type: 'number',
    label: texts({ nl: 'Verhouding (breedte : hoogte)', en: 'Ratio (width : height)' }),
    admin: {
      ...shown,
      components: {
        Field: '/src/features/media/admin/Ratio#RatioField',
        Cell: '/src/features/media/admin/Ratio#RatioCell',
      },
    },
  },
  {
    name: 'dominantColor',
    type: 'text',
    label: texts({ nl: 'Overheersende kleur', en: 'Dominant colour' }),
    admin: shown,
  },
  { name: 'blurDataUrl', type: 'text', admin: unseen },
  { name: 'hash', type: 'text', index: true, admin: unseen },
  // Of the file as it was sent: with its metadata, which `hash` is without.
  { name: 'sourceHash', type: 'text', index: true, admin: unseen },
]
