import type { TextField } from 'payload'

import { iconBody } from '@/src/features/icons/rules/collection'
import { textIn, texts } from '@/src/i18n/locale-texts'

/** The name of an icon of the collection, shown as editors type it. May be left empty. */
export const iconField = (overrides: Pick<TextField, 'admin'> = {}): TextField => ({
  name: 'icon',
  type: 'text',
  label: texts({ nl: 'Pictogram', en: 'Icon' }),
  admin: {
    placeholder: 'file-text',
    description: texts({
      nl: 'Een naam uit de verzameling Lucide, bijvoorbeeld “file-text”.',
      en: 'A name of the Lucide collection, for example “file-text”.',
    }),
    components: { afterInput: ['/src/features/icons/admin/IconPreview#IconPreview'] },
    ...overrides.admin,
  },
  validate: (value: string | null | undefined, { req }) =>
    !value ||
    iconBody(value) !== null ||
    textIn(
      {
        nl: 'Dit pictogram bestaat niet. Kies een naam uit de verzameling Lucide, bijvoorbeeld file-text.',
        en: 'There is no such icon. Choose a name of the Lucide collection, for example file-text.',
      },
      req.i18n.language,
    ),
})
