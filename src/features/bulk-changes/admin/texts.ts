import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { LANGUAGES, type Locale } from '@/src/lib/constants'
import type { ScheduledCollection } from '@/src/platform/database/schedule-column'
import type { BulkLocale, BulkOutcome, ListAction } from '../rules/bulk-change'

export type Kind = { one: string; several: string }

const numeral = (language: Locale, value: number): string => value.toLocaleString(LANGUAGES[language].tag)

const counted = (language: Locale, count: number, { one, several }: Kind): string =>
  `${numeral(language, count)} ${count === 1 ? one : several}`

const KINDS = {
  nl: {
    pages: { one: 'pagina', several: 'pagina’s' },
    posts: { one: 'artikel', several: 'artikelen' },
  },
  en: {
    pages: { one: 'page', several: 'pages' },
    posts: { one: 'post', several: 'posts' },
  },
} as const satisfies LocaleTexts<Record<ScheduledCollection, Kind>>

type Texts = {
  selected: (count: number, kind: Kind) => string
  buttons: Record<ListAction | 'translate', string>
  headings: Record<ListAction | 'translate', (count: number, kind: Kind) => string>
  submit: Record<ListAction | 'translate', string>
  effect: Record<ListAction, (count: number) => string>
  language: string
  every: Record<'publish' | 'unpublish', string>
  within: Record<BulkLocale, string>
  progress: (done: number, total: number) => string
  results: Record<ListAction, string>
  outcomes: Record<ListAction, Record<BulkOutcome, (count: number) => string>>
  untried: (count: number) => string
  tooMany: (count: number, max: number, kind: Kind) => string
  tooManyToMove: (max: number) => string
  untitled: string
  cancel: string
  close: string
  failed: string
  translateTo: string
  nothing: string
  expected: (documents: number, texts: number, cost: string | null) => string
  started: (documents: number) => string
  follow: string
}

export const BULK_CHANGE_TEXTS: LocaleTexts<Texts> = {
  nl: {
    selected: (count, kind) => `${counted('nl', count, kind)} geselecteerd`,
    buttons: {
      publish: 'Publiceren…',
      unpublish: 'Offline halen…',
      move: 'Verplaatsen…',
      trash: 'Naar de prullenbak…',
      translate: 'Vertalen…',
    },
    headings: {
      publish: (count, kind) => `${counted('nl', count, kind)} publiceren`,
      unpublish: (count, kind) => `${counted('nl', count, kind)} offline halen`,
      move: (count, kind) => `${counted('nl', count, kind)} verplaatsen`,
      trash: (count, kind) => `${counted('nl', count, kind)} naar de prullenbak`,
      translate: (count, kind) => `${counted('nl', count, kind)} vertalen`,
    },
    submit: {
      publish: 'Publiceren',
      unpublish: 'Offline halen',
      move: 'Verplaatsen',
      trash: 'Naar de prullenbak',
      translate: 'Beginnen',
    },
    effect: {
      publish: () =>
        'Wat niet gepubliceerd kan worden, blijft zoals het is en staat daarna boven de lijst, met de reden.',
      unpublish: (count) =>
        count === 1
          ? 'Bezoekers zien dit dan niet meer in deze taal. De tekst blijft als concept.'
          : 'Bezoekers zien ze dan niet meer in deze taal. De teksten blijven als concept.',
      move: () =>
        'Wat eronder staat, gaat mee. Wat niet verplaatst kan worden, staat daarna boven de lijst, met de reden.',
      trash: (count) =>
        count === 1
          ? 'Dit gaat meteen offline, in elke taal. U kunt het 30 dagen terugzetten.'
          : 'Ze gaan meteen offline, in elke taal. U kunt ze 30 dagen terugzetten.',
    },
    language: 'In welke taal?',
    every: {
      publish: 'Alle talen waarin er tekst is',
      unpublish: 'Alle talen',
    },
    within: {
      nl: ' in het Nederlands',
      en: ' in het Engels',
      all: ' in alle talen',
    },
    progress: (done, total) => `${done} van ${total} gedaan…`,
    results: {
      publish: 'Publiceren',
      unpublish: 'Offline halen',
      move: 'Verplaatsen',
      trash: 'Naar de prullenbak',
    },
    outcomes: {
      publish: {
        done: (count) => `${count} gepubliceerd.`,
        scheduled: (count) => `${count} gepland: gepubliceerd op de datum van het artikel.`,
        unchanged: (count) => `${count} al gepubliceerd, zonder wijzigingen.`,
        rejected: (count) => `${count} niet gepubliceerd:`,
      },
      unpublish: {
        done: (count) => `${count} offline gehaald.`,
        scheduled: (count) => `${count} gepland.`,
        unchanged: (count) => `${count} al offline.`,
        rejected: (count) => `${count} niet offline gehaald:`,
      },
      move: {
        done: (count) => `${count} verplaatst.`,
        scheduled: (count) => `${count} gepland.`,
        unchanged: (count) => `${count} daar al.`,
        rejected: (count) => `${count} niet verplaatst:`,
      },
      trash: {
        done: (count) => `${count} in de prullenbak.`,
        scheduled: (count) => `${count} gepland.`,
        unchanged: (count) => `${count} ongewijzigd.`,
        rejected: (count) => `${count} niet verwijderd:`,
      },
    },
    untried: (count) => `${count} niet geprobeerd.`,
    tooMany: (count, max, kind) =>
      `Er zijn ${counted('nl', count, kind)} geselecteerd, en een actie gaat over hoogstens ${numeral('nl', max)}. Er verandert niets tot u de lijst met de filters korter maakt, of minder selecteert.`,
    tooManyToMove: (max) => `Verplaatsen kan met hoogstens ${numeral('nl', max)} pagina’s tegelijk.`,
    untitled: 'Zonder titel',
    cancel: 'Annuleren',
    close: 'Sluiten',
    failed: 'Dat lukte niet. Probeer het opnieuw.',
    translateTo: 'Naar welke taal?',
    nothing: 'Hier ontbreekt niets en er is niets verouderd.',
    expected: (documents, texts, cost) =>
      `Het taalmodel vertaalt wat ontbreekt of verouderd is: ${texts === 1 ? '1 tekst' : `${texts} teksten`} in ${documents === 1 ? '1 document' : `${documents} documenten`}${cost === null ? '' : `, naar schatting ${cost}`}. Het worden concepten om na te kijken.`,
    started: (documents) =>
      documents === 1 ? '1 document wordt vertaald.' : `${documents} documenten worden vertaald.`,
    follow: 'Volg het bij Vertalingen',
  },
  en: {
    selected: (count, kind) => `${counted('en', count, kind)} selected`,
    buttons: {
      publish: 'Publish…',
      unpublish: 'Unpublish…',
      move: 'Move…',
      trash: 'Move to trash…',
      translate: 'Translate…',
    },
    headings: {
      publish: (count, kind) => `Publish ${counted('en', count, kind)}`,
      unpublish: (count, kind) => `Unpublish ${counted('en', count, kind)}`,
      move: (count, kind) => `Move ${counted('en', count, kind)}`,
      trash: (count, kind) => `Move ${counted('en', count, kind)} to the trash`,
      translate: (count, kind) => `Translate ${counted('en', count, kind)}`,
    },
    submit: {
      publish: 'Publish',
      unpublish: 'Unpublish',
      move: 'Move',
      trash: 'Move to trash',
      translate: 'Start',
    },
    effect: {
      publish: () => 'What cannot be published stays as it is, and is listed above the list with the reason.',
      unpublish: (count) =>
        count === 1
          ? 'Visitors no longer see it in this language. The text is kept as a draft.'
          : 'Visitors no longer see them in this language. The texts are kept as drafts.',
      move: (count) =>
        `What is below ${count === 1 ? 'it' : 'them'} goes along. What cannot be moved is listed above the list with the reason.`,
      trash: (count) =>
        count === 1
          ? 'It goes offline at once, in every language. You can restore it for 30 days.'
          : 'They go offline at once, in every language. You can restore them for 30 days.',
    },
    language: 'In which language?',
    every: {
      publish: 'All languages that have text',
      unpublish: 'All languages',
    },
    within: { nl: ' in Dutch', en: ' in English', all: ' in all languages' },
    progress: (done, total) => `${done} of ${total} done…`,
    results: {
      publish: 'Publish',
      unpublish: 'Unpublish',
      move: 'Move',
      trash: 'Move to trash',
    },
    outcomes: {
      publish: {
        done: (count) => `${count} published.`,
        scheduled: (count) => `${count} scheduled: published on the date of the post.`,
        unchanged: (count) => `${count} published already, without changes.`,
        rejected: (count) => `${count} not published:`,
      },
      unpublish: {
        done: (count) => `${count} unpublished.`,
        scheduled: (count) => `${count} scheduled.`,
        unchanged: (count) => `${count} offline already.`,
        rejected: (count) => `${count} not unpublished:`,
      },
      move: {
        done: (count) => `${count} moved.`,
        scheduled: (count) => `${count} scheduled.`,
        unchanged: (count) => `${count} there already.`,
        rejected: (count) => `${count} not moved:`,
      },
      trash: {
        done: (count) => `${count} in the trash.`,
        scheduled: (count) => `${count} scheduled.`,
        unchanged: (count) => `${count} unchanged.`,
        rejected: (count) => `${count} not deleted:`,
      },
    },
    untried: (count) => `${count} not tried.`,
    tooMany: (count, max, kind) =>
      `${counted('en', count, kind)} are selected, and an action works on ${numeral('en', max)} at most. Nothing changes until you shorten the list with its filters, or select fewer.`,
    tooManyToMove: (max) => `At most ${numeral('en', max)} pages can be moved at a time.`,
    untitled: 'Untitled',
    cancel: 'Cancel',
    close: 'Close',
    failed: 'That did not work. Try again.',
    translateTo: 'Into which language?',
    nothing: 'Nothing is missing or outdated here.',
    expected: (documents, texts, cost) =>
      `The language model translates what is missing or outdated: ${texts === 1 ? '1 text' : `${texts} texts`} in ${documents === 1 ? '1 document' : `${documents} documents`}${cost === null ? '' : `, an estimated ${cost}`}. They become drafts to be reviewed.`,
    started: (documents) =>
      documents === 1 ? '1 document is being translated.' : `${documents} documents are being translated.`,
    follow: 'Follow it under Translations',
  },
}

export type BulkTexts = Texts
export const kindIn = (language: Locale, collection: ScheduledCollection): Kind => KINDS[language][collection]
