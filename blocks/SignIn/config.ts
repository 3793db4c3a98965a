import { headingField, introField, lineField } from '@/src/fields/copy'
import { linkGroup } from '@/src/fields/link'
import { sectionBlock } from '@/src/fields/section'

/** Signs people in to the panel. */
export const SignIn = sectionBlock({
  slug: 'signIn',
  interfaceName: 'SignInBlock',
  labels: {
    singular: { nl: 'Inloggen', en: 'Sign in' },
    plural: { nl: 'Inloggen', en: 'Sign in' },
  },
  description: {
    nl: 'E-mailadres en wachtwoord; daarna opent het beheer.',
    en: 'E-mail address and password; opens the admin panel after sign-in.',
  },
  group: 'form',
  fields: [
    headingField(true),
    introField(),
    lineField({
      name: 'submitLabel',
      label: { nl: 'Tekst op de knop', en: 'Text on the button' },
      required: true,
    }),
    lineField({
      name: 'signedInText',
      label: { nl: 'Voor wie al is ingelogd', en: 'For those who are signed in already' },
      required: true,
    }),
    lineField({
      name: 'goOnLabel',
      label: { nl: 'Knop om door te gaan', en: 'Button to go on' },
      required: true,
    }),
    lineField({
      name: 'signOutLabel',
      label: { nl: 'Knop om af te melden', en: 'Button to sign out' },
      required: true,
    }),
    linkGroup({
      name: 'forgotten',
      label: { nl: 'Voor wie het wachtwoord kwijt is', en: 'For those who have forgotten the password' },
      required: false,
    }),
    linkGroup({
      name: 'other',
      label: { nl: 'Voor wie geen account heeft', en: 'For those without an account' },
      required: false,
    }),
  ],
})
