import { COLLECTIONS, collectionsWhere, type NavSection as Section } from '@/collections/registry'
import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'

export type NavSection = { key: string; label: string; slugs: string[] }

const SECTIONS: Record<Section, LocaleTexts> = {
  content: { nl: 'Inhoud', en: 'Content' },
  blog: { nl: 'Blog', en: 'Blog' },
  visitors: { nl: 'Bezoekers', en: 'Visitors' },
  site: { nl: 'Site', en: 'Site' },
  management: { nl: 'Beheer', en: 'Management' },
}

const REST: LocaleTexts = { nl: 'Overig', en: 'Other' }

/** Groups visible collections into sections. Collections outside the registry (Payload's own) come under "Other". */
export function navSections(visible: readonly string[], language: Locale): NavSection[] {
  const sections = Object.entries(SECTIONS).map(([key, label]) => ({
    key,
    label: label[language],
    slugs: collectionsWhere(({ section }) => section === key).filter((slug) => visible.includes(slug)),
  }))
  const rest = visible.filter((slug) => !(slug in COLLECTIONS))
  return [...sections, { key: 'rest', label: REST[language], slugs: rest }].filter(
    ({ slugs }) => slugs.length > 0,
  )
}
