import type { LocaleTexts } from '@/src/i18n/locale-texts'

/** The words of importing and exporting redirects. */
export const CSV_TEXTS = {
  nl: {
    importing: 'CSV importeren',
    exporting: 'CSV exporteren',
    title: 'Proefrun',
    nothingWritten: 'Er is nog niets gewijzigd.',
    actions: { create: 'nieuw', update: 'gewijzigd', unchanged: 'ongewijzigd', error: 'fout' },
    line: 'Regel',
    path: 'Oud pad',
    outcome: 'Wat er gebeurt',
    more: (count: number) => `En nog ${count} regels.`,
    correct: 'Verbeter de fouten en kies het bestand opnieuw: alles gaat mee, of niets.',
    apply: (count: number) => `${count} doorverwijzingen importeren`,
    nothingToDo: 'Alles staat er al zo.',
    cancel: 'Annuleren',
    done: 'De doorverwijzingen zijn geïmporteerd.',
    failed: 'Het bestand kon niet worden verwerkt. Probeer het opnieuw.',
  },
  en: {
    importing: 'Import CSV',
    exporting: 'Export CSV',
    title: 'Dry run',
    nothingWritten: 'Nothing has been changed yet.',
    actions: { create: 'new', update: 'changed', unchanged: 'unchanged', error: 'error' },
    line: 'Line',
    path: 'Old path',
    outcome: 'What happens',
    more: (count: number) => `And ${count} more lines.`,
    correct: 'Correct the errors and choose the file again: all of it goes in, or nothing.',
    apply: (count: number) => `Import ${count} redirects`,
    nothingToDo: 'All of it is there already.',
    cancel: 'Cancel',
    done: 'The redirects have been imported.',
    failed: 'The file could not be processed. Try again.',
  },
} as const satisfies LocaleTexts<unknown>
