import { t } from '@/blocks/draft'
import type { FormSeed } from '../types'

const consentText = t(
  'Kade mag deze gegevens gebruiken om te antwoorden. Na een jaar zijn ze gewist.',
  'Kade may use these details to answer. After a year they are erased.',
)

const name = {
  blockType: 'text',
  name: 'name',
  label: t('Uw naam', 'Your name'),
  required: true,
  width: 'half',
  autocomplete: 'name',
} as const
const email = {
  blockType: 'email',
  name: 'email',
  label: t('E-mailadres', 'E-mail address'),
  required: true,
  width: 'half',
} as const
const organisation = {
  blockType: 'text',
  name: 'organisation',
  label: t('Organisatie', 'Organisation'),
  width: 'half',
  autocomplete: 'organization',
} as const
const telephone = {
  blockType: 'tel',
  name: 'telephone',
  label: t('Telefoonnummer', 'Telephone number'),
  description: t('Alleen als u liever gebeld wordt.', 'Only if you would rather be called.'),
  width: 'half',
} as const

const contact: FormSeed = {
  key: 'contact',
  title: 'Contact',
  fields: [
    name,
    email,
    organisation,
    telephone,
    {
      blockType: 'radio',
      name: 'subject',
      label: t('Waar gaat het over?', 'What is it about?'),
      required: true,
      options: [
        { value: 'new', label: t('Iets nieuws laten bouwen', 'Having something new built') },
        {
          value: 'existing',
          label: t('Iets overnemen dat er al staat', 'Taking over something that exists'),
        },
        { value: 'work', label: t('Bij Kade werken', 'Working at Kade') },
        { value: 'other', label: t('Iets anders', 'Something else') },
      ],
    },
    {
      blockType: 'select',
      name: 'start',
      label: t('Wanneer moet het er zijn?', 'When do you need it?'),
      showWhen: { field: 'subject', value: 'new' },
      width: 'half',
      options: [
        { value: 'quarter', label: t('Binnen drie maanden', 'Within three months') },
        { value: 'year', label: t('Dit jaar', 'This year') },
        { value: 'open', label: t('Dat is nog open', 'That is still open') },
      ],
    },
    {
      blockType: 'text',
      name: 'stack',
      label: t('Waarin is het gemaakt?', 'What is it made with?'),
      description: t('Als u het niet weet: wie het gemaakt heeft.', 'If you do not know: who made it.'),
      showWhen: { field: 'subject', value: 'existing' },
    },
    {
      blockType: 'file',
      name: 'cv',
      label: t('Uw cv en brief', 'Your CV and letter'),
      description: t('Als u die al hebt.', 'If you have them already.'),
      showWhen: { field: 'subject', value: 'work' },
      accept: ['pdf', 'document'],
      maxFiles: 2,
      maxMegabytes: 10,
    },
    {
      blockType: 'reference',
      name: 'configuration',
      label: t('Uw keuze uit de bouwblokken', 'Your choice of building blocks'),
      description: t('Gaat mee met uw bericht.', 'Goes along with your message.'),
    },
    {
      blockType: 'textarea',
      name: 'message',
      label: t('Wat loopt er vast?', 'What gets stuck?'),
      description: t(
        'Een paar zinnen is genoeg. Wat u nu doet, en wat u liever zou doen.',
        'A few sentences will do. What you do now, and what you would rather do.',
      ),
      required: true,
    },
  ],
  submitButtonLabel: t('Verstuur', 'Send'),
  confirmationTitle: t('Uw bericht is aangekomen', 'Your message has arrived'),
  confirmationText: t(
    'Morgen, of anders de eerstvolgende werkdag, leest iemand het die er verstand van heeft. Binnen twee werkdagen hebt u antwoord.',
    'Tomorrow, or else on the next working day, somebody who knows the subject reads it. You will have an answer within two working days.',
  ),
  consentText,
  recipients: [{ email: 'hallo@kade.example' }],
}

const hireDeveloper: FormSeed = {
  key: 'hire-developer',
  title: 'Ontwikkelaar inhuren',
  fields: [
    name,
    email,
    organisation,
    telephone,
    {
      blockType: 'select',
      name: 'discipline',
      label: t('Wie hebt u nodig?', 'Whom do you need?'),
      required: true,
      width: 'half',
      options: [
        { value: 'backend', label: t('Iemand voor de achterkant', 'Somebody for the back end') },
        { value: 'frontend', label: t('Iemand voor de voorkant', 'Somebody for the front end') },
        { value: 'fullstack', label: t('Iemand voor allebei', 'Somebody for both') },
        { value: 'unsure', label: t('Dat weten we nog niet', 'We do not know yet') },
      ],
    },
    {
      blockType: 'number',
      name: 'weeks',
      label: t('Voor hoeveel weken?', 'For how many weeks?'),
      description: t(
        'Vier is het minste, zesentwintig het meeste.',
        'Four is the least, twenty-six the most.',
      ),
      required: true,
      width: 'half',
      min: 4,
      max: 26,
    },
    { blockType: 'date', name: 'start', label: t('Vanaf wanneer?', 'Starting when?'), width: 'half' },
    {
      blockType: 'checkbox',
      name: 'onSite',
      label: t('Het werk moet bij ons op kantoor', 'The work has to be done at our office'),
    },
    {
      blockType: 'text',
      name: 'city',
      label: t('In welke plaats?', 'In which town?'),
      showWhen: { field: 'onSite', value: 'true' },
      required: true,
      autocomplete: 'address-level2',
    },
    {
      blockType: 'textarea',
      name: 'message',
      label: t('Waar gaat het werk over?', 'What is the work about?'),
      description: t(
        'Wat er al staat, met wie we samenwerken, en wat er na afloop klaar moet zijn.',
        'What there is already, whom we work with, and what has to be done in the end.',
      ),
      required: true,
    },
  ],
  submitButtonLabel: t('Vraag beschikbaarheid', 'Ask for availability'),
  confirmationTitle: t('Uw aanvraag is aangekomen', 'Your request has arrived'),
  confirmationText: t(
    'Binnen twee werkdagen hoort u wie er vrij is, vanaf welke week en voor welk bedrag.',
    'Within two working days you hear who is free, from which week and for what amount.',
  ),
  consentText,
  recipients: [{ email: 'hallo@kade.example' }],
}

/** The forms of Kade, by the key that pages name them with. */
export const forms: readonly FormSeed[] = [contact, hireDeveloper]
