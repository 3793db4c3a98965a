import type { Field } from 'payload'

import { brandFields } from '@/src/fields/brand'

/** As in the form of the brand, which has drafts; here they are kept as published, for whatever shows the site. */
const outOfTheForm = (field: Field): Field[] =>
  field.type === 'row'
    ? field.fields.flatMap(outOfTheForm)
    : [{ ...field, admin: { ...field.admin, disabled: true } } as Field]

export const publishedBrandFields: Field[] = [
  {
    name: 'brand',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '/src/features/brand/admin/BrandLink#BrandLink' },
    },
  },
  ...brandFields.flatMap(outOfTheForm),
]
