import type { Collection } from '@/collections/registry'
import type { LocaleTexts } from '@/src/i18n/locale-texts'

type Texts = { draft: string; make: string; cancel: string; failed: string }

export const NEW_DOCUMENT_TEXTS: LocaleTexts<Texts> = {
  nl: {
    draft: 'U begint met een concept. Bezoekers zien er nog niets van.',
    make: 'Begin',
    cancel: 'Annuleren',
    failed: 'Dat is niet gelukt. Er is niets bewaard; probeer het opnieuw.',
  },
  en: {
    draft: 'You begin with a draft. Visitors do not see anything of it yet.',
    make: 'Begin',
    cancel: 'Cancel',
    failed: 'That failed. Nothing was stored; please try again.',
  },
}

/** Headings where the gender of a Dutch noun decides. */
export const NEW_DOCUMENT_HEADINGS: Partial<Record<Collection, LocaleTexts>> = {
  pages: { nl: 'Nieuwe pagina', en: 'New page' },
  posts: { nl: 'Nieuw artikel', en: 'New post' },
  templates: { nl: 'Nieuw sjabloon', en: 'New template' },
}

/** The name of a document that has no title. @param singular the label of its collection */
export const untitled = (singular: string): LocaleTexts => ({
  nl: `${singular} zonder titel`,
  en: `Untitled ${singular.toLowerCase()}`,
})
