import type { LocaleTexts } from '@/src/i18n/locale-texts'

const sentences = (...parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' ')

/** Beforehand; `cost` is null for a model without a price. */
type Expected = { documents: number; texts: number; tokens: string; cost: string | null }
type Progress = { done: number; failed: number; total: number }

export const BULK_TEXTS = {
  nl: {
    title: 'Vertalen met het taalmodel',
    choose: (title: string) => `${title} kiezen`,
    chooseAll: 'Alle documenten hieronder kiezen',
    ask: 'Vertalen wat ontbreekt of verouderd is',
    chosen: (count: number) => (count === 1 ? '1 document gekozen' : `${count} documenten gekozen`),
    all: 'Alle documenten van dit filter',
    estimating: 'Er wordt geschat wat dit kost…',
    expected: ({ documents, texts, tokens, cost }: Expected) =>
      sentences(
        `${documents === 1 ? '1 document' : `${documents} documenten`} met ${texts === 1 ? '1 tekst' : `${texts} teksten`}; naar schatting ${tokens} tokens${cost === null ? '' : `, ${cost}`}.`,
        'Het worden concepten die nagekeken moeten worden. Wat geen concept heeft, zoals navigatie en afbeeldingen, vertaalt u naast elkaar.',
      ),
    nothing: 'Hier ontbreekt niets en er is niets verouderd.',
    start: 'Beginnen',
    back: 'Annuleren',
    cancel: 'Stoppen',
    continue: 'Verdergaan',
    again: 'Opnieuw proberen wat niet vertaald is',
    failed: 'Dat lukte niet. Probeer het opnieuw.',
    progress: ({ done, failed, total }: Progress) =>
      sentences(`${done} van ${total} documenten vertaald.`, failed > 0 && `${failed} niet vertaald.`),
    states: {
      running: 'Het taalmodel vertaalt; u kunt dit scherm verlaten.',
      stopped: 'Onderbroken.',
      cancelled: 'Gestopt. Wat vertaald is, blijft.',
      done: 'Klaar.',
    },
    cost: (cost: string) => `Kosten: ${cost}.`,
    review: 'Vertaald, om na te kijken',
    untranslated: 'Niet vertaald',
    left: (count: number) => (count === 1 ? '1 tekstdeel bleef staan' : `${count} tekstdelen bleven staan`),
    more: (count: number) => `En nog ${count}.`,
  },
  en: {
    title: 'Translate with the language model',
    choose: (title: string) => `Select ${title}`,
    chooseAll: 'Select all documents below',
    ask: 'Translate what is missing or outdated',
    chosen: (count: number) => (count === 1 ? '1 document selected' : `${count} documents selected`),
    all: 'All documents of this filter',
    estimating: 'Estimating what this costs…',
    expected: ({ documents, texts, tokens, cost }: Expected) =>
      sentences(
        `${documents === 1 ? '1 document' : `${documents} documents`} with ${texts === 1 ? '1 text' : `${texts} texts`}; an estimated ${tokens} tokens${cost === null ? '' : `, ${cost}`}.`,
        'They become drafts to be reviewed. What has no drafts, such as navigation and images, is translated side by side.',
      ),
    nothing: 'Nothing is missing or outdated here.',
    start: 'Start',
    back: 'Cancel',
    cancel: 'Stop',
    continue: 'Continue',
    again: 'Try again what is not translated',
    failed: 'That did not work. Try again.',
    progress: ({ done, failed, total }: Progress) =>
      sentences(`${done} of ${total} documents translated.`, failed > 0 && `${failed} not translated.`),
    states: {
      running: 'The language model is translating; you can leave this screen.',
      stopped: 'Interrupted.',
      cancelled: 'Stopped. What is translated stays.',
      done: 'Done.',
    },
    cost: (cost: string) => `Cost: ${cost}.`,
    review: 'Translated, to be reviewed',
    untranslated: 'Not translated',
    left: (count: number) =>
      count === 1 ? '1 segment stayed as it was' : `${count} segments stayed as they were`,
    more: (count: number) => `And ${count} more.`,
  },
} as const satisfies LocaleTexts<object>

export type BulkTexts = (typeof BULK_TEXTS)[keyof typeof BULK_TEXTS]
