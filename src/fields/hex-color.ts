import type { TextField } from 'payload'

const HEX_COLOR = /^#[0-9a-f]{6}$/

const isHexColor = (value: unknown): value is string => typeof value === 'string' && HEX_COLOR.test(value)

/** A required text field that holds a colour as `#rrggbb`, lower case. */
export const hexColor = (
  name: string,
  label: { nl: string; en: string },
  defaultValue: string,
): TextField => ({
  name,
  type: 'text',
  required: true,
  defaultValue,
  label,
  admin: { placeholder: '#rrggbb', width: '33%' },
  hooks: {
    beforeValidate: [
      ({ value }: { value?: unknown }) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
    ],
  },
  validate: (value: string | null | undefined, { req }) =>
    isHexColor(value) ||
    (req.i18n.language === 'nl'
      ? 'Geef een kleur als #rrggbb, bijvoorbeeld #e4572e.'
      : 'Give a colour as #rrggbb, for example #e4572e.'),
})
