import { COLLECTIONS, collectionsWhere, type NavSection as Section } from '@/collections/registry'
import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'

export type NavSection = { key: string; label: string; slugs: string[] }

/** The sections of the admin's navigation, in the order in which people need them. */
const SECTIONS: Record<Section, LocaleTexts> = {
  content: { nl: 'Inhoud', en: 'Content' },
  blog: { nl: 'Blog', en: 'Blog' },
  visitors: { nl: 'Bezoekers', en: 'Visitors' },
  site: { nl: 'Site', en: 'Site' },
  management: { nl: 'Beheer', en: 'Management' },
}

const REST: LocaleTexts = { nl: 'Overig', en: 'Other' }

/** The sections with what the person may see. What has no row in the registry (Payload's own) comes under "Other". */
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
