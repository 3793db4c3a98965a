import type { Field, TextFieldSingleValidation } from 'payload'

import { blockSlugs } from '@/blocks'
import { copySlug } from '@/src/fields/copies/slug-of-copy'
import { asTitle } from '@/src/fields/copies/title-of-copy'
import { lineField, proseField } from '@/src/fields/copy'
import { blocksField, incompleteBlocksField } from '@/src/fields/design'
import { copyOtherTexts } from '@/src/features/templates/hooks/copy-other-texts'
import { isSlug } from '@/src/features/urls/rules/slug'
import { textIn, texts } from '@/src/i18n/locale-texts'
import {
  CURRENCIES,
  MAX_PRICE,
  MAX_VAT_RATE,
  PRODUCT_DEFAULTS,
  PRODUCT_STATUSES,
} from '@/src/features/products/rules/product'
import { selectOptions } from '@/src/fields/select-options'

const validateModel: TextFieldSingleValidation = (value, { req }) =>
  isSlug(value) ||
  textIn(
    {
      nl: 'Gebruik kleine letters, cijfers en streepjes, hoogstens 63 tekens.',
      en: 'Use lower-case letters, digits and hyphens, at most 63 characters.',
    },
    req.i18n.language,
  )

export const productFields: Field[] = [
  asTitle(lineField({ name: 'name', label: { nl: 'Naam', en: 'Name' }, required: true })),
  proseField({ name: 'summary', label: { nl: 'Samenvatting', en: 'Summary' }, required: true }),
  {
    name: 'description',
    type: 'richText',
    localized: true,
    label: texts({ nl: 'Omschrijving', en: 'Description' }),
  },
  {
    type: 'row',
    fields: [
      {
        name: 'price',
        type: 'number',
        min: 0,
        max: MAX_PRICE,
        label: texts({ nl: 'Prijs', en: 'Price' }),
        admin: { description: texts({ nl: 'Leeg: op aanvraag.', en: 'Empty: on request.' }) },
      },
      {
        name: 'currency',
        type: 'select',
        required: true,
        defaultValue: PRODUCT_DEFAULTS.currency,
        options: CURRENCIES.map((code) => ({ value: code, label: code })),
        label: texts({ nl: 'Munt', en: 'Currency' }),
      },
      {
        name: 'vatRate',
        type: 'number',
        required: true,
        defaultValue: PRODUCT_DEFAULTS.vatRate,
        min: 0,
        max: MAX_VAT_RATE,
        label: texts({ nl: 'Btw in procenten', en: 'VAT in percent' }),
      },
      {
        name: 'vatIncluded',
        type: 'checkbox',
        defaultValue: PRODUCT_DEFAULTS.vatIncluded,
        label: texts({ nl: 'Prijs is inclusief btw', en: 'The price includes VAT' }),
      },
    ],
  },
  {
    name: 'specs',
    type: 'array',
    label: texts({ nl: 'Kenmerken', en: 'Specifications' }),
    labels: {
      singular: texts({ nl: 'Kenmerk', en: 'Specification' }),
      plural: texts({ nl: 'Kenmerken', en: 'Specifications' }),
    },
    fields: [
      lineField({ name: 'label', label: { nl: 'Kenmerk', en: 'Label' }, required: true }),
      lineField({ name: 'value', label: { nl: 'Waarde', en: 'Value' }, required: true }),
    ],
  },
  {
    name: 'images',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    label: texts({ nl: 'Afbeeldingen', en: 'Images' }),
  },
  incompleteBlocksField,
  blocksField(blockSlugs, copyOtherTexts),
  {
    name: 'page',
    type: 'relationship',
    relationTo: 'pages',
    label: texts({ nl: 'Pagina', en: 'Page' }),
    admin: { position: 'sidebar' },
  },
  {
    name: 'addresses',
    type: 'ui',
    label: texts({ nl: 'Adres', en: 'Address' }),
    // In the form, the page above tells it.
    admin: { components: { Cell: '/src/features/urls/admin/AddressCell#AddressCell' } },
  },
  {
    name: 'model',
    type: 'text',
    required: true,
    validate: validateModel,
    hooks: { beforeDuplicate: [copySlug] },
    label: texts({ nl: 'Model', en: 'Model' }),
    admin: { position: 'sidebar' },
  },
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: PRODUCT_DEFAULTS.status,
    options: selectOptions(PRODUCT_STATUSES, {
      forSale: texts({ nl: 'Te koop', en: 'For sale' }),
      hidden: texts({ nl: 'Niet tonen', en: 'Hidden' }),
    }),
    label: texts({ nl: 'Status', en: 'Status' }),
    // A copy is for sale once somebody has changed it.
    hooks: { beforeDuplicate: [() => 'hidden'] },
    admin: { position: 'sidebar' },
  },
]
