import type { TextField } from 'payload'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'

const HEX_COLOR = /^#[0-9a-f]{6}$/

const isHexColor = (value: unknown): value is string => typeof value === 'string' && HEX_COLOR.test(value)

/** A required text field for a colour as `#rrggbb`, in lower case. */
export const hexColor = (name: string, label: LocaleTexts, defaultValue: string): TextField => ({
  name,
  type: 'text',
  required: true,
  defaultValue,
  label,
  admin: {
    placeholder: '#rrggbb',
    width: '33%',
    // Beside a live preview, the row wraps rather than hide what is typed.
    style: { minWidth: '11rem' },
    components: { afterInput: ['/src/features/domains/admin/ColorPicker#ColorPicker'] },
  },
  hooks: {
    beforeValidate: [
      ({ value }: { value?: unknown }) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
    ],
  },
  validate: (value: string | null | undefined, { req }) =>
    isHexColor(value) ||
    textIn(
      {
        nl: 'Geef een kleur als #rrggbb, bijvoorbeeld #e4572e.',
        en: 'Give a colour as #rrggbb, for example #e4572e.',
      },
      req.i18n.language,
    ),
})
