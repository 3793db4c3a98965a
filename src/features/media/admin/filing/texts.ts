import type { LocaleTexts } from '@/src/i18n/locale-texts'

type Texts = {
  open: string
  heading: (count: number) => string
  folder: string
  folderHint: string
  takeOut: string
  addTags: string
  tagsHint: string
  removeTags: string
  submit: string
  cancel: string
  failed: string
  nothing: string
  done: (changed: number, unchanged: number) => string
  used: string
  add: (tag: string) => string
}

const images = (count: number): string => (count === 1 ? '1 image' : `${count} images`)
const afbeeldingen = (count: number): string => (count === 1 ? '1 afbeelding' : `${count} afbeeldingen`)

export const FILING_TEXTS: LocaleTexts<Texts> = {
  nl: {
    open: 'Map en trefwoorden',
    heading: (count) => `Map en trefwoorden van ${afbeeldingen(count)}`,
    folder: 'Map',
    folderHint: 'Kies een map of typ een nieuwe, zoals Cases/Molenkade. Leeg: blijft zoals het is.',
    takeOut: 'Uit hun map halen',
    addTags: 'Trefwoorden toevoegen',
    tagsHint: 'Met komma’s ertussen.',
    removeTags: 'Trefwoorden weghalen',
    submit: 'Opslaan',
    cancel: 'Annuleren',
    failed: 'Dat is niet gelukt. Probeer het opnieuw.',
    nothing: 'Zet de afbeeldingen in een map, of geef trefwoorden.',
    done: (changed, unchanged) =>
      [
        `${afbeeldingen(changed)} gewijzigd.`,
        ...(unchanged > 0 ? [`${afbeeldingen(unchanged)} ${unchanged === 1 ? 'was' : 'waren'} al zo.`] : []),
      ].join(' '),
    used: 'Al gebruikt:',
    add: (tag) => `Trefwoord “${tag}” toevoegen`,
  },
  en: {
    open: 'Folder and tags',
    heading: (count) => `Folder and tags of ${images(count)}`,
    folder: 'Folder',
    folderHint: 'Choose a folder or type a new one, such as Cases/Mill Quay. Empty: stays as it is.',
    takeOut: 'Take out of their folder',
    addTags: 'Add tags',
    tagsHint: 'Separated by commas.',
    removeTags: 'Remove tags',
    submit: 'Save',
    cancel: 'Cancel',
    failed: 'That did not work. Try again.',
    nothing: 'Put the images in a folder, or give tags.',
    done: (changed, unchanged) =>
      [
        `${images(changed)} changed.`,
        ...(unchanged > 0 ? [`${images(unchanged)} ${unchanged === 1 ? 'was' : 'were'} so already.`] : []),
      ].join(' '),
    used: 'Already used:',
    add: (tag) => `Add tag “${tag}”`,
  },
}
