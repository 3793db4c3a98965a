import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'

export const TEMPLATE_TEXTS = {
  nl: {
    newPage: 'Nieuwe pagina van sjabloon',
    newPageWith: 'Nieuwe pagina hiermee',
    search: 'Zoeken in sjablonen',
    templates: 'Sjablonen',
    title: 'Titel van de pagina',
    make: 'Pagina maken',
    cancel: 'Annuleren',
    none: 'Er zijn nog geen sjablonen. Open een pagina en kies daar “Opslaan als sjabloon”.',
    notFound: 'Geen sjabloon gevonden. Probeer een ander woord.',
    more: (count: number) => `Nog ${count} sjablonen: zoek op naam.`,
    draft: 'De pagina wordt in beide talen een concept, nog zonder adres.',
    saveAs: 'Opslaan als sjabloon',
    name: 'Naam van het sjabloon',
    description: 'Wanneer gebruikt u het? (optioneel)',
    copied: 'De blokken worden in beide talen overgenomen. Deze pagina zelf verandert niet.',
    save: 'Opslaan',
    saved: (name: string) => `Het sjabloon “${name}” is opgeslagen.`,
    open: 'Openen',
    failed: 'Dat lukte niet. Probeer het opnieuw.',
  },
  en: {
    newPage: 'New page from template',
    newPageWith: 'New page with this',
    search: 'Search templates',
    templates: 'Templates',
    title: 'Title of the page',
    make: 'Create page',
    cancel: 'Cancel',
    none: 'There are no templates yet. Open a page and choose “Save as template” there.',
    notFound: 'No template found. Try another word.',
    more: (count: number) => `${count} more templates: search by name.`,
    draft: 'The page becomes a draft without a URL, in both languages.',
    saveAs: 'Save as template',
    name: 'Name of the template',
    description: 'When to use it (optional)',
    copied: 'The blocks are copied in both languages. This page itself does not change.',
    save: 'Save',
    saved: (name: string) => `The template “${name}” has been saved.`,
    open: 'Open',
    failed: 'That did not work. Try again.',
  },
} as const satisfies LocaleTexts<unknown>

export type TemplateTexts = (typeof TEMPLATE_TEXTS)[Locale]
