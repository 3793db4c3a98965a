import { Link } from '@payloadcms/ui'

import type { Dashboard } from '@/src/features/dashboard/server/dashboard'
import { collectionHref } from '@/src/routing/admin-paths'
import { LANGUAGES, type Locale } from '@/src/lib/constants'
import type { DashboardTexts } from './texts'

type Props = { figures: Dashboard; language: Locale; texts: DashboardTexts }

const MEGABYTE = 1_000_000

/** Numbers of documents; accounts only for a reader who may see them. */
export function ContentCounts({ figures, language, texts }: Props) {
  const { media, forms, redirects, members } = figures
  const { tag } = LANGUAGES[language]
  const size = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: media.bytes < 10 * MEGABYTE ? 1 : 0,
  })
  const rows = [
    { slug: 'media', count: media.count, note: size.format(media.bytes / MEGABYTE) },
    { slug: 'forms', count: forms.count, note: texts.submissionCount(forms.submissions) },
    { slug: 'redirects', count: redirects.count, note: texts.used(redirects.used) },
    ...(members ? [{ slug: 'users' as const, count: members.total, note: texts.roles(members) }] : []),
  ] as const
  return (
    <section aria-labelledby="gevel-inventory">
      <h2 id="gevel-inventory">{texts.inventory}</h2>
      <ul className="gevel-dashboard__list">
        {rows.map(({ slug, count, note }) => (
          <li key={slug}>
            <Link href={collectionHref(language, slug)}>
              <strong>{count.toLocaleString(tag)}</strong> {texts.many[slug](count)}
            </Link>
            <small>{note}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
