import type { TextField } from 'payload'

import { iconBody } from '@/src/features/icons/rules/collection'
import { textIn, texts } from '@/src/i18n/locale-texts'

/** An optional icon name, with a preview below the input. */
export const iconField = (overrides: Pick<TextField, 'admin'> = {}): TextField => ({
  name: 'icon',
  type: 'text',
  label: texts({ nl: 'Pictogram', en: 'Icon' }),
  admin: {
    placeholder: 'file-text',
    description: texts({
      nl: 'Een naam uit de Lucide-iconen, bijvoorbeeld “file-text”.',
      en: 'The name of a Lucide icon, for example “file-text”.',
    }),
    components: { afterInput: ['/src/features/icons/admin/IconPreview#IconPreview'] },
    ...overrides.admin,
  },
  validate: (value: string | null | undefined, { req }) =>
    !value ||
    iconBody(value) !== null ||
    textIn(
      {
        nl: 'Dit pictogram bestaat niet. Kies een naam uit de Lucide-iconen, bijvoorbeeld file-text.',
        en: 'This icon does not exist. Choose the name of a Lucide icon, for example file-text.',
      },
      req.i18n.language,
    ),
})
