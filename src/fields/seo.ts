import {
  MetaDescriptionField,
  MetaImageField,
  MetaTitleField,
  PreviewField,
} from '@payloadcms/plugin-seo/fields'
import type { Field } from 'payload'

import { texts } from '@/src/i18n/locale-texts'

/** What search engines and link previews show of a document; localized. */
export const seoGroup: Field = {
  name: 'seo',
  type: 'group',
  label: false,
  fields: [
    MetaTitleField({
      hasGenerateFn: false,
      overrides: { label: texts({ nl: 'Titel in zoekmachines', en: 'Title in search engines' }) },
    }),
    MetaDescriptionField({
      hasGenerateFn: false,
      overrides: {
        label: texts({ nl: 'Omschrijving in zoekmachines', en: 'Description in search engines' }),
      },
    }),
    MetaImageField({
      relationTo: 'media',
      hasGenerateFn: false,
      overrides: { localized: false, label: texts({ nl: 'Afbeelding bij delen', en: 'Image when shared' }) },
    }),
    {
      name: 'noindex',
      type: 'checkbox',
      localized: true,
      defaultValue: false,
      label: texts({ nl: 'Niet tonen in zoekmachines', en: 'Hide from search engines' }),
    },
    PreviewField({
      hasGenerateFn: false,
      titlePath: 'seo.title',
      descriptionPath: 'seo.description',
    }),
  ],
}
