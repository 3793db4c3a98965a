import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'

export const PAGE_PICKER_TEXTS = {
  nl: {
    untitled: 'Zonder titel',
    noPath: 'geen adres',
    none: 'Geen pagina’s gevonden',
    failed: 'De pagina’s konden niet worden geladen.',
    more: (count: number) => `en nog ${count}: zoek op titel of adres`,
    states: { published: 'online', changed: 'online, gewijzigd', scheduled: 'gepland', draft: 'concept' },
    edit: 'Pagina bewerken',
    create: 'Nieuwe pagina',
  },
  en: {
    untitled: 'Untitled',
    noPath: 'no URL',
    none: 'No pages found',
    failed: 'The pages could not be loaded.',
    more: (count: number) => `and ${count} more: search by title or address`,
    states: { published: 'online', changed: 'online, changed', scheduled: 'scheduled', draft: 'draft' },
    edit: 'Edit the page',
    create: 'New page',
  },
} as const satisfies LocaleTexts<unknown>

export type PagePickerTexts = (typeof PAGE_PICKER_TEXTS)[Locale]
