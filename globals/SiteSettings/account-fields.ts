import type { Field, TextFieldSingleValidation } from 'payload'

import { textIn, texts } from '@/src/i18n/locale-texts'
import { isSitePath } from '@/src/lib/safe-href'

const validatePath: TextFieldSingleValidation = (value, { req }) => {
  if (!value || isSitePath(value)) return true
  return textIn(
    {
      nl: 'Geef een adres van deze site, dat met / begint.',
      en: 'Enter an address of this site that starts with /.',
    },
    req.i18n.language,
  )
}

/** Where visitors are redirected after signing in or out (Behaviour: session-sign-in, session-sign-out). */
export const accountFields: Field[] = [
  {
    name: 'accounts',
    type: 'group',
    label: false,
    fields: [
      {
        name: 'afterSignIn',
        type: 'text',
        localized: true,
        label: texts({ nl: 'Na het inloggen', en: 'After signing in' }),
        validate: validatePath,
        admin: {
          description: texts({
            nl: 'Een adres van deze site. Leeg: het beheer. Wie onderweg was naar een pagina, komt altijd daar uit.',
            en: 'An address of this site. Empty: the admin panel. Visitors who were redirected to sign in always return to their page.',
          }),
        },
      },
      {
        name: 'afterSignOut',
        type: 'text',
        localized: true,
        label: texts({ nl: 'Na het uitloggen', en: 'After signing out' }),
        validate: validatePath,
        admin: {
          description: texts({
            nl: 'Een adres van deze site. Leeg: de voorpagina.',
            en: 'An address of this site. Empty: the home page.',
          }),
        },
      },
    ],
  },
]
