import type { LocaleTexts } from '@/src/i18n/locale-texts'

export const OPEN_FORM_TEXTS = {
  nl: {
    heading: 'Dit is intussen ergens anders gewijzigd',
    explanation:
      'Een ander tabblad of iemand anders heeft dit opgeslagen nadat u het hier opende. Anders is:',
    versions: 'Slaat u uw versie op, dan vindt u de andere terug bij Versies.',
    replaces: 'Slaat u uw versie op, dan vervangt die de andere.',
    overwrite: 'Mijn versie opslaan',
    reload: 'Toon de andere versie',
    discards: 'Wat u hier nog niet hebt opgeslagen, vervalt dan.',
    later: 'Nu niet opslaan',
    failed: 'Dat is niet gelukt. Probeer het opnieuw.',
    left: 'Uw laatste wijziging is niet opgeslagen: het document is intussen ergens anders gewijzigd.',
    blocks: 'Blokken',
  },
  en: {
    heading: 'This was changed elsewhere in the meantime',
    explanation: 'Another tab or somebody else saved this after you opened it here. What differs:',
    versions: 'If you save your version, you find the other one under Versions.',
    replaces: 'If you save your version, it replaces the other one.',
    overwrite: 'Save my version',
    reload: 'Show the other version',
    discards: 'What you have not saved here is discarded then.',
    later: 'Do not save now',
    failed: 'That failed. Please try again.',
    left: 'Your last change was not saved: the document was changed elsewhere in the meantime.',
    blocks: 'Blocks',
  },
} satisfies LocaleTexts<Record<string, string>>
