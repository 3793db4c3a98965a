import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'

/** Of what a form loads only once somebody asks for it. */
export const FORM_TEXTS = {
  nl: {
    mark: {
      name: (field: string, state: string) => `Vertaling van ${field}: ${state}`,
      source: 'De bron nu',
      translate: 'Dit veld vertalen',
      placed: 'Overgenomen in het formulier.',
      sourceChanged: 'De bron is intussen gewijzigd. Vertaal het veld opnieuw.',
      failed: 'Dat is niet gelukt. Probeer het opnieuw.',
    },
    whole: {
      explanation: (language: string) =>
        `Het taalmodel vertaalt de opgeslagen teksten naar het ${language}. Het resultaat is een concept dat u nakijkt; er gaat niets online.`,
      what: 'Wat vertaalt u?',
      overwrite: {
        missing: 'Alleen wat ontbreekt',
        outdated: 'Wat ontbreekt of verouderd is',
        all: 'Alle teksten',
      },
      start: 'Vertalen',
      cancel: 'Annuleren',
      progress: (done: number, total: number) => `${done} van ${total} tekstdelen vertaald…`,
      translated: (count: number) =>
        count === 1 ? '1 tekstdeel vertaald. Kijk het na.' : `${count} tekstdelen vertaald. Kijk ze na.`,
      unsaved: 'Uw laatste wijzigingen worden nog opgeslagen. Probeer het zo opnieuw.',
    },
  },
  en: {
    mark: {
      name: (field: string, state: string) => `Translation of ${field}: ${state}`,
      source: 'The source now',
      translate: 'Translate this field',
      placed: 'Placed in the form.',
      sourceChanged: 'The source was changed in the meantime. Translate the field again.',
      failed: 'That did not work. Try again.',
    },
    whole: {
      explanation: (language: string) =>
        `The language model translates the saved texts into ${language}. The result is a draft for you to review; nothing goes online.`,
      what: 'What to translate',
      overwrite: {
        missing: 'Only what is missing',
        outdated: 'What is missing or outdated',
        all: 'All texts',
      },
      start: 'Translate',
      cancel: 'Cancel',
      progress: (done: number, total: number) => `${done} of ${total} segments translated…`,
      translated: (count: number) =>
        count === 1 ? '1 segment translated. Review it.' : `${count} segments translated. Review them.`,
      unsaved: 'Your latest changes are still being saved. Try again in a moment.',
    },
  },
} as const satisfies LocaleTexts<unknown>

export type FormTexts = (typeof FORM_TEXTS)[Locale]
