import type { LocaleTexts } from '@/src/i18n/locale-texts'

/** Of the control in forms, apart from the texts of the screen, which load with it. */
export const ADD_TEXTS = {
  nl: {
    add: 'Aan release toevoegen',
    inRelease: (count: number) => (count === 1 ? 'In 1 release' : `In ${count} releases`),
    effect: (language: string) =>
      `De release krijgt het concept in het ${language} zoals het nu is opgeslagen. Wijzigt het daarna, dan vraagt de release welke versie online moet.`,
    release: 'Release',
    another: 'Nieuwe release …',
    name: 'Naam van de nieuwe release',
    none: 'Er is geen open release. Vraag iemand die mag publiceren er een te maken.',
    choose: 'Geef de nieuwe release een naam.',
    submit: 'Toevoegen',
    cancel: 'Annuleren',
    failed: 'Dat is niet gelukt. Er is niets toegevoegd; probeer het opnieuw.',
    done: 'Toegevoegd aan de release.',
  },
  en: {
    add: 'Add to release',
    inRelease: (count: number) => (count === 1 ? 'In 1 release' : `In ${count} releases`),
    effect: (language: string) =>
      `The release gets the draft in ${language} as it is saved now. If it changes afterwards, the release asks which version is to go online.`,
    release: 'Release',
    another: 'New release …',
    name: 'Name of the new release',
    none: 'There is no open release. Ask somebody who may publish to create one.',
    choose: 'Name the new release.',
    submit: 'Add',
    cancel: 'Cancel',
    failed: 'That failed. Nothing was added; please try again.',
    done: 'Added to the release.',
  },
} as const satisfies LocaleTexts<unknown>
