import type { Locale } from '@/src/lib/constants'

type Labels = Record<Locale, string>

export type NavSection = { key: string; label: string; slugs: string[] }

/** The admin's navigation: what belongs together, in the order in which people need it. */
const SECTIONS: readonly { key: string; label: Labels; slugs: readonly string[] }[] = [
  {
    key: 'content',
    label: { nl: 'Inhoud', en: 'Content' },
    slugs: [
      'pages',
      'page-urls',
      'templates',
      'media',
      'building-blocks',
      'products',
      'navigation',
      'footer',
      'redirects',
      'not-found-log',
    ],
  },
  {
    key: 'blog',
    label: { nl: 'Blog', en: 'Blog' },
    slugs: ['posts', 'authors', 'categories'],
  },
  {
    key: 'visitors',
    label: { nl: 'Bezoekers', en: 'Visitors' },
    slugs: ['form-submissions', 'forms', 'bookings', 'availability', 'consent-records', 'consent-snapshots'],
  },
  {
    key: 'site',
    label: { nl: 'Site', en: 'Site' },
    slugs: ['domains', 'domain-locales', 'site-settings', 'consent-texts'],
  },
  {
    key: 'management',
    label: { nl: 'Beheer', en: 'Management' },
    slugs: ['tenants', 'users', 'audit-log', 'locales'],
  },
]

const REST: Labels = { nl: 'Overig', en: 'Other' }

/**
 * The sections with what the person may see. A collection that no section names comes under "Other", so that a new
 * one is never out of reach.
 */
export function navSections(visible: readonly string[], language: Locale): NavSection[] {
  const named = new Set(SECTIONS.flatMap(({ slugs }) => slugs))
  const rest = { key: 'rest', label: REST, slugs: visible.filter((slug) => !named.has(slug)) }
  return [...SECTIONS, rest]
    .map(({ key, label, slugs }) => ({
      key,
      label: label[language],
      slugs: slugs.filter((slug) => visible.includes(slug)),
    }))
    .filter(({ slugs }) => slugs.length > 0)
}
