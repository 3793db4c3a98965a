import type { Locale } from '@/src/lib/constants'
import type { TranslatedCollection } from '../rules/translated'

type Named = { collection: TranslatedCollection; title: string | null }

const NAMES = {
  nl: { untitled: 'Zonder titel', navigation: 'Navigatie', footer: 'Voet' },
  en: { untitled: 'Untitled', navigation: 'Navigation', footer: 'Footer' },
} as const

/** What a document is called in a list: its title, or what it is where a tenant has one. */
export function documentName({ collection, title }: Named, language: Locale): string {
  const names = NAMES[language]
  return (
    title ?? (collection === 'navigation' || collection === 'footer' ? names[collection] : names.untitled)
  )
}
