import type { LocaleTexts } from '@/src/i18n/locale-texts'

type Texts = {
  label: string
  all: string
  none: string
  below: (folder: string) => string
  move: string
  heading: (folder: string) => string
  path: string
  pathHint: string
  submit: string
  cancel: string
  failed: string
  tags: string
  moreTags: string
}

export const FOLDER_TEXTS: LocaleTexts<Texts> = {
  nl: {
    label: 'Mappen',
    all: 'Alle afbeeldingen',
    none: 'In geen map',
    below: (folder) => `Mappen in ${folder}`,
    move: 'Map hernoemen of verplaatsen',
    heading: (folder) => `Map “${folder}” hernoemen of verplaatsen`,
    path: 'Nieuwe map',
    pathHint: 'Met een schuine streep tussen mappen. Alles in de map gaat mee.',
    submit: 'Verplaatsen',
    cancel: 'Annuleren',
    failed: 'De map is niet verplaatst. Probeer het opnieuw.',
    tags: 'Trefwoord',
    moreTags: 'Meer trefwoorden',
  },
  en: {
    label: 'Folders',
    all: 'All images',
    none: 'In no folder',
    below: (folder) => `Folders in ${folder}`,
    move: 'Rename or move folder',
    heading: (folder) => `Rename or move folder “${folder}”`,
    path: 'New folder',
    pathHint: 'With a slash between folders. All that is in the folder goes along.',
    submit: 'Move',
    cancel: 'Cancel',
    failed: 'The folder was not moved. Try again.',
    tags: 'Tag',
    moreTags: 'More tags',
  },
}
