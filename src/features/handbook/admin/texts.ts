import type { LocaleTexts } from '@/src/i18n/locale-texts'

type Texts = {
  help: string
  newTab: string
  title: string
  chapters: string
  previous: string
  next: string
}

export const HANDBOOK_TEXTS: LocaleTexts<Texts> = {
  nl: {
    help: 'Hulp',
    newTab: 'Hulp bij dit scherm, in een nieuw tabblad',
    title: 'Handboek',
    chapters: 'Hoofdstukken',
    previous: 'Vorige',
    next: 'Volgende',
  },
  en: {
    help: 'Help',
    newTab: 'Help with this screen, in a new tab',
    title: 'Handbook',
    chapters: 'Chapters',
    previous: 'Previous',
    next: 'Next',
  },
}
