import type { LocaleTexts } from '@/src/i18n/locale-texts'

type Texts = {
  search: string
  placeholder: string
  close: string
  recent: string
  commands: string
  goTo: (place: string) => string
  create: (kind: string) => string
  untitled: string
  none: string
  failed: string
  busy: string
  results: (count: number) => string
  keys: string
  account: string
  signOut: string
}

export const TEXTS: LocaleTexts<Texts> = {
  nl: {
    search: 'Zoeken',
    placeholder: 'Zoeken op titel, tekst of adres',
    close: 'Zoeken sluiten',
    recent: 'Laatst gewijzigd',
    commands: 'Opdrachten',
    goTo: (place) => `Ga naar ${place}`,
    create: (kind) => `Nieuw: ${kind}`,
    untitled: 'Zonder titel',
    none: 'Niets gevonden. Probeer minder of andere woorden.',
    failed: 'Zoeken lukt nu niet. Probeer het zo nog eens.',
    busy: 'Bezig met zoeken…',
    results: (count) => (count === 1 ? '1 resultaat' : `${count} resultaten`),
    keys: 'Pijltjes kiezen, Enter opent, Ctrl-Enter opent in een nieuw tabblad, Esc sluit.',
    account: 'Uw account',
    signOut: 'Uitloggen',
  },
  en: {
    search: 'Search',
    placeholder: 'Search titles, texts and addresses',
    close: 'Close search',
    recent: 'Changed last',
    commands: 'Commands',
    goTo: (place) => `Go to ${place}`,
    create: (kind) => `New: ${kind}`,
    untitled: 'Untitled',
    none: 'Nothing found. Try fewer or other words.',
    failed: 'Searching does not work right now. Try again in a moment.',
    busy: 'Searching…',
    results: (count) => (count === 1 ? '1 result' : `${count} results`),
    keys: 'Arrow keys choose, Enter opens, Ctrl-Enter opens in a new tab, Esc closes.',
    account: 'Your account',
    signOut: 'Sign out',
  },
}
