import { Link } from '@payloadcms/ui'

import { collectionHref } from '@/src/lib/admin-paths'
import { LOCALES, type Locale } from '@/src/lib/constants'
import type { Attention } from './read-dashboard'
import type { DashboardTexts } from './texts'

type Props = { attention: Attention; language: Locale; texts: DashboardTexts }

/** What is not finished yet, each with the list where it can be finished. */
export function AttentionList({ attention, language, texts }: Props) {
  const rows = [
    ...LOCALES.map((locale) => ({
      label: texts.unpublished[locale],
      count: attention.unpublished[locale],
      href: `${collectionHref(language, 'pages')}?locale=${locale}`,
    })),
    {
      label: texts.imagesWithoutText,
      count: attention.imagesWithoutText,
      href: collectionHref(language, 'media'),
    },
  ].filter(({ count }) => count > 0)
  return (
    <section aria-labelledby="gevel-attention">
      <h2 id="gevel-attention">{texts.attention}</h2>
      {rows.length === 0 && <p>{texts.allDone}</p>}
      <ul className="gevel-attention">
        {rows.map(({ label, count, href }) => (
          <li key={label}>
            <Link href={href}>
              <strong>{count}</strong> {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
