import type { Field, Plugin } from 'payload'

import { mapAllFields } from './map-fields'

export const PAGE_PICKER = { Field: '/src/features/pages/admin/PagePicker#PagePicker' }

const pickPage = (field: Field): Field =>
  field.type === 'relationship' && field.relationTo === 'pages'
    ? ({
        ...field,
        admin: { ...field.admin, components: { ...PAGE_PICKER, ...field.admin?.components } },
      } as Field)
    : field

/** Gives every field that refers to a page the same picker. */
export const pickPages: Plugin = (config) => mapAllFields(config, pickPage)
