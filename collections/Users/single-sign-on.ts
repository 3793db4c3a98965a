import type { Field, TextField } from 'payload'

import { texts } from '@/src/i18n/locale-texts'

const nobody = () => false
const system = {
  hidden: true,
  access: { read: nobody, create: nobody, update: nobody },
} satisfies Partial<TextField>

/** The identity at the provider of single sign-on that signs in to the account, and the exception for emergencies. */
export const singleSignOnFields: Field[] = [
  { name: 'ssoIssuer', type: 'text', label: texts({ nl: 'Inlogdienst', en: 'Sign-in service' }), ...system },
  {
    name: 'ssoSubject',
    type: 'text',
    label: texts({ nl: 'Inlogidentiteit', en: 'Sign-in identity' }),
    ...system,
  },
  {
    name: 'breakGlass',
    type: 'checkbox',
    defaultValue: false,
    label: texts({ nl: 'Wachtwoord voor noodgevallen', en: 'Password for emergencies' }),
    ...system,
  },
]

/** One account per identity. */
export const singleSignOnIndexes = [{ fields: ['ssoIssuer', 'ssoSubject'], unique: true }]
