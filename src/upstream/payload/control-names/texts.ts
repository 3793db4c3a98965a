import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'

/** Accessible names of controls that Payload renders as an icon. */
export const CONTROL_TEXTS = {
  nl: {
    previousPage: 'Vorige pagina',
    nextPage: 'Volgende pagina',
    selectRow: (title: string) => `Selecteer ${title}`,
    selectAll: 'Selecteer alle regels',
    moreChoices: 'Meer keuzes',
    moreActions: 'Meer acties',
    rowActions: 'Acties van deze rij',
    clipboard: 'Kopiëren en plakken',
    toggle: 'Tonen of verbergen',
    drag: 'Versleep deze rij',
    edit: 'Bewerken',
    remove: 'Verwijderen',
    copy: 'Kopiëren',
    clear: 'Wissen',
    collapse: 'In- of uitklappen',
    bold: 'Vet',
    italic: 'Cursief',
    code: 'Code',
    link: 'Link',
  },
  en: {
    previousPage: 'Previous page',
    nextPage: 'Next page',
    selectRow: (title: string) => `Select ${title}`,
    selectAll: 'Select all rows',
    moreChoices: 'More choices',
    moreActions: 'More actions',
    rowActions: 'Actions of this row',
    clipboard: 'Copy and paste',
    toggle: 'Show or hide',
    drag: 'Drag this row',
    edit: 'Edit',
    remove: 'Remove',
    copy: 'Copy',
    clear: 'Clear',
    collapse: 'Collapse or expand',
    bold: 'Bold',
    italic: 'Italic',
    code: 'Code',
    link: 'Link',
  },
} as const satisfies LocaleTexts<unknown>

export type ControlTexts = (typeof CONTROL_TEXTS)[Locale]
