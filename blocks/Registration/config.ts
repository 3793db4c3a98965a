import { headingField, introField, lineField, proseField } from '@/src/fields/copy'
import { linkGroup } from '@/src/fields/link'
import { sectionBlock } from '@/src/fields/section'

/** Lets visitors register an account while the tenant's registration is open. */
export const Registration = sectionBlock({
  slug: 'registration',
  interfaceName: 'RegistrationBlock',
  labels: {
    singular: { nl: 'Registratie', en: 'Registration' },
    plural: { nl: 'Registraties', en: 'Registrations' },
  },
  description: {
    nl: 'Een account maken. Of dat kan, staat bij de organisatie onder “Registratie open”.',
    en: 'A registration form. Enable registration on the tenant, under “Registration open”.',
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
    proseField({
      name: 'sentText',
      label: { nl: 'Nadat iemand zich heeft ingeschreven', en: 'After somebody has registered' },
      required: true,
    }),
    lineField({
      name: 'closedHeading',
      label: { nl: 'Kop als registratie gesloten is', en: 'Heading while registration is closed' },
      required: true,
    }),
    proseField({
      name: 'closedText',
      label: { nl: 'Tekst als registratie gesloten is', en: 'Text while registration is closed' },
      required: true,
    }),
    linkGroup({
      name: 'closedLink',
      label: { nl: 'Wat dan wel kan', en: 'What can be done instead' },
      required: false,
    }),
    linkGroup({
      name: 'other',
      label: { nl: 'Voor wie al een account heeft', en: 'For those who have an account' },
      required: false,
    }),
  ],
})
