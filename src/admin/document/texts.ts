import type { Collection } from '@/collections/registry'
import type { LocaleTexts } from '@/src/i18n/locale-texts'

type Texts = { draft: string; make: string; cancel: string; failed: string }

export const NEW_DOCUMENT_TEXTS: LocaleTexts<Texts> = {
  nl: {
    draft: 'U begint met een concept. Bezoekers zien er nog niets van.',
    make: 'Beginnen',
    cancel: 'Annuleren',
    failed: 'Dat is niet gelukt. Er is niets opgeslagen; probeer het opnieuw.',
  },
  en: {
    draft: 'You begin with a draft. Visitors do not see anything of it yet.',
    make: 'Begin',
    cancel: 'Cancel',
    failed: 'That failed. Nothing was stored; please try again.',
  },
}

/** Headings of new documents; the gender of the Dutch noun decides. */
export const NEW_DOCUMENT_HEADINGS: Partial<Record<Collection, LocaleTexts>> = {
  pages: { nl: 'Nieuwe pagina', en: 'New page' },
  'page-urls': { nl: 'Nieuw pagina-adres', en: 'New page address' },
  templates: { nl: 'Nieuw sjabloon', en: 'New template' },
  media: { nl: 'Nieuwe afbeelding', en: 'New image' },
  'building-blocks': { nl: 'Nieuw bouwblok', en: 'New building block' },
  products: { nl: 'Nieuw product', en: 'New product' },
  navigation: { nl: 'Nieuwe navigatie', en: 'New navigation' },
  footer: { nl: 'Nieuwe voet', en: 'New footer' },
  redirects: { nl: 'Nieuwe doorverwijzing', en: 'New redirect' },
  posts: { nl: 'Nieuw artikel', en: 'New post' },
  authors: { nl: 'Nieuwe auteur', en: 'New author' },
  categories: { nl: 'Nieuwe categorie', en: 'New category' },
  forms: { nl: 'Nieuw formulier', en: 'New form' },
  domains: { nl: 'Nieuw domein', en: 'New domain' },
  'domain-locales': { nl: 'Nieuwe domeintaal', en: 'New domain locale' },
  tenants: { nl: 'Nieuwe organisatie', en: 'New tenant' },
  users: { nl: 'Nieuwe gebruiker', en: 'New user' },
}

/** The name of a document that has no title. @param singular the label of its collection */
export const untitled = (singular: string): LocaleTexts => ({
  nl: `${singular} zonder titel`,
  en: `Untitled ${singular.toLowerCase()}`,
})
