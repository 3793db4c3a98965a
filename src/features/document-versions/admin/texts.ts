import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Saver } from '../rules/version-entry'

type Savers = Record<Saver['kind'], string>

export const VERSION_TEXTS = {
  nl: {
    version: 'Deze versie',
    newest: 'nieuwste versie',
    restoreIn: (language: string) => `Zet terug in het ${language}`,
    asDraft: 'Als concept: bezoekers zien er nog niets van.',
    heading: 'Versie terugzetten?',
    languages: 'In welke talen?',
    one: (language: string) => `Alleen ${language}`,
    all: 'Alle talen',
    effect:
      'De teksten worden die van deze versie. Wat talen delen, verandert in het concept voor alle talen: welke blokken er zijn en in welke volgorde, afbeeldingen en instellingen.',
    stays:
      'Wat online staat, adressen en teksten in andere talen blijven zoals ze zijn. U kunt het daarna ongedaan maken.',
    submit: 'Terugzetten',
    cancel: 'Annuleren',
    undo: 'Ongedaan maken',
    failed: 'De versie is niet teruggezet. Probeer het opnieuw.',
    when: 'Opgeslagen',
    what: 'Taal en status',
    who: 'Door',
    states: { draft: 'concept', published: 'gepubliceerd' },
    unknown: 'Onbekend',
    autosaved: 'tijdens het typen bewaard',
    savers: {
      account: 'Een collega',
      removed: 'Verwijderd account',
      system: 'Automatisch',
      unknown: 'Onbekend',
    } satisfies Savers,
    scheduled: (time: string) => `Gepland, ${time}`,
    backToOnline: 'Terug naar wat online staat',
    onlineHeading: 'Terug naar wat online staat?',
    onlineEffect: (language: string) =>
      `Wat u in het ${language} hebt gewijzigd en niet gepubliceerd, verdwijnt uit het concept. Wat talen delen, wordt in het concept van alle talen weer wat online staat: welke blokken er zijn en in welke volgorde, afbeeldingen en instellingen.`,
    onlineStays: 'De teksten in andere talen blijven zoals ze zijn. U kunt het daarna ongedaan maken.',
  },
  en: {
    version: 'This version',
    newest: 'newest version',
    restoreIn: (language: string) => `Restore in ${language}`,
    asDraft: 'As a draft: visitors do not see it yet.',
    heading: 'Restore this version?',
    languages: 'In which languages?',
    one: (language: string) => `${language} only`,
    all: 'All languages',
    effect:
      'The texts become those of this version. What languages share changes in the draft of all of them: which blocks there are and in which order, images and settings.',
    stays:
      'What is online, addresses and the texts of other languages stay as they are. You can undo it afterwards.',
    submit: 'Restore',
    cancel: 'Cancel',
    undo: 'Undo',
    failed: 'The version was not restored. Try again.',
    when: 'Saved',
    what: 'Language and status',
    who: 'By',
    states: { draft: 'draft', published: 'published' },
    unknown: 'Unknown',
    autosaved: 'saved while typing',
    savers: {
      account: 'A colleague',
      removed: 'Removed account',
      system: 'Automatic',
      unknown: 'Unknown',
    } satisfies Savers,
    scheduled: (time: string) => `Scheduled, ${time}`,
    backToOnline: 'Back to what is online',
    onlineHeading: 'Back to what is online?',
    onlineEffect: (language: string) =>
      `What you changed in ${language} and did not publish disappears from the draft. What languages share becomes what is online again in the draft of all of them: which blocks there are and in which order, images and settings.`,
    onlineStays: 'The texts of other languages stay as they are. You can undo it afterwards.',
  },
} as const satisfies LocaleTexts<unknown>
