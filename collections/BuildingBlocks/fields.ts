import type { Field, NumberField, TextFieldSingleValidation } from 'payload'

import { copySlug } from '@/src/fields/copies/slug-of-copy'
import { asTitle } from '@/src/fields/copies/title-of-copy'
import { lineField, proseField } from '@/src/fields/copy'
import { iconField } from '@/src/fields/icon'
import { isSlug } from '@/src/features/urls/rules/slug'
import { type LocaleTexts, textIn, texts } from '@/src/i18n/locale-texts'

const MAX_WEEKS = 104
const MAX_PRICE = 1_000_000

const validateKey: TextFieldSingleValidation = (value, { req }) =>
  isSlug(value) ||
  textIn(
    {
      nl: 'Gebruik kleine letters, cijfers en streepjes, hoogstens 63 tekens.',
      en: 'Use lower-case letters, digits and hyphens, at most 63 characters.',
    },
    req.i18n.language,
  )

/** Rejects a range whose upper bound is below its lower bound. */
const rangeFields = (
  name: 'weeks' | 'price',
  from: LocaleTexts,
  to: LocaleTexts,
  max: number,
): NumberField[] => {
  const lower = `${name}Min`
  return [
    { name: lower, type: 'number', required: true, min: 0, max, label: from },
    {
      name: `${name}Max`,
      type: 'number',
      required: true,
      min: 0,
      max,
      label: to,
      validate: (value: number | null | undefined, { siblingData, req }) => {
        const least = Object.entries(siblingData).find(([key]) => key === lower)?.[1]
        if (typeof value === 'number' && value >= Number(least ?? 0) && value <= max) return true
        return textIn(
          {
            nl: `Geef een getal van de ondergrens tot ${max}.`,
            en: `Give a number from the lower end to ${max}.`,
          },
          req.i18n.language,
        )
      },
    },
  ]
}

export const buildingBlockFields: Field[] = [
  asTitle(lineField({ name: 'name', label: { nl: 'Naam', en: 'Name' }, required: true })),
  proseField({ name: 'summary', label: { nl: 'Samenvatting', en: 'Summary' }, required: true }),
  {
    type: 'row',
    fields: rangeFields(
      'weeks',
      { nl: 'Weken, van', en: 'Weeks, from' },
      { nl: 'Weken, tot', en: 'Weeks, to' },
      MAX_WEEKS,
    ),
  },
  {
    type: 'row',
    fields: rangeFields(
      'price',
      { nl: 'Prijs in euro, van', en: 'Price in euro, from' },
      { nl: 'Prijs in euro, tot', en: 'Price in euro, to' },
      MAX_PRICE,
    ),
  },
  {
    name: 'dependsOn',
    type: 'relationship',
    relationTo: 'building-blocks',
    hasMany: true,
    label: texts({ nl: 'Heeft nodig', en: 'Depends on' }),
    admin: {
      description: texts({
        nl: 'Wie dit kiest, krijgt deze erbij.',
        en: 'Choosing this includes these as well.',
      }),
    },
  },
  {
    name: 'page',
    type: 'relationship',
    relationTo: 'pages',
    label: texts({ nl: 'Pagina', en: 'Page' }),
  },
  {
    name: 'key',
    type: 'text',
    required: true,
    validate: validateKey,
    hooks: { beforeDuplicate: [copySlug] },
    label: texts({ nl: 'Sleutel', en: 'Key' }),
    admin: {
      position: 'sidebar',
      description: texts({
        nl: 'Staat in gedeelde links; verander die niet meer.',
        en: 'Used in shared links; do not change it later.',
      }),
    },
  },
  {
    name: 'group',
    type: 'select',
    required: true,
    defaultValue: 'content',
    label: texts({ nl: 'Groep', en: 'Group' }),
    options: [
      { value: 'content', label: texts({ nl: 'Inhoud', en: 'Content' }) },
      { value: 'communication', label: texts({ nl: 'Contact', en: 'Communication' }) },
      { value: 'data', label: texts({ nl: 'Gegevens', en: 'Data' }) },
      { value: 'business', label: texts({ nl: 'Bedrijfsvoering', en: 'Business' }) },
    ],
    admin: { position: 'sidebar' },
  },
  iconField({ admin: { position: 'sidebar' } }),
  {
    name: 'order',
    type: 'number',
    defaultValue: 0,
    label: texts({ nl: 'Volgorde', en: 'Order' }),
    admin: { position: 'sidebar' },
  },
]
