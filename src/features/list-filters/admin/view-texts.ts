import type { LocaleTexts } from '@/src/i18n/locale-texts'

type Texts = {
  label: string
  save: string
  remove: (name: string) => string
  heading: string
  name: string
  explanation: string
  submit: string
  cancel: string
  failed: string
}

export const VIEW_TEXTS: LocaleTexts<Texts> = {
  nl: {
    label: 'Weergaven',
    save: 'Weergave opslaan…',
    remove: (name) => `“${name}” verwijderen`,
    heading: 'Weergave opslaan',
    name: 'Naam',
    explanation: 'Zoekwoorden, filters en volgorde. Alleen u ziet deze weergave.',
    submit: 'Opslaan',
    cancel: 'Annuleren',
    failed: 'Dat lukte niet. Probeer het opnieuw.',
  },
  en: {
    label: 'Views',
    save: 'Save view…',
    remove: (name) => `Remove “${name}”`,
    heading: 'Save view',
    name: 'Name',
    explanation: 'Search words, filters and order. Only you see this view.',
    submit: 'Save',
    cancel: 'Cancel',
    failed: 'That did not work. Try again.',
  },
}
