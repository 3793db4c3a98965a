import { Link } from '@payloadcms/ui'

import type { Dashboard } from '@/src/features/dashboard/server/dashboard'
import { localeName } from '@/src/i18n/locale-texts'
import { collectionHref } from '@/src/routing/admin-paths'
import { LOCALES, type Locale } from '@/src/lib/constants'
import type { DashboardTexts } from './texts'

type Props = { figures: Dashboard; language: Locale; texts: DashboardTexts }

const STATES = ['published', 'scheduled', 'draft', 'missing'] as const

/** Numbers of pages and posts by state and locale. */
export function PublicationTable({ figures, language, texts }: Props) {
  return (
    <section aria-labelledby="gevel-publication">
      <h2 id="gevel-publication">{texts.publication}</h2>
      <table className="gevel-table gevel-publication">
        <thead>
          <tr>
            <th scope="col">{texts.document}</th>
            {STATES.map((state) => (
              <th key={state} scope="col" className={`gevel-status gevel-status--${state}`}>
                {texts.status[state]}
              </th>
            ))}
          </tr>
        </thead>
        {(['pages', 'posts'] as const).map((collection) => (
          <tbody key={collection}>
            {LOCALES.map((locale) => (
              <tr key={locale}>
                <th scope="row">
                  <Link href={`${collectionHref(language, collection)}?locale=${locale}`}>
                    {texts.many[collection]}, {localeName(locale, language)}
                  </Link>
                </th>
                {STATES.map((state) => (
                  <td key={state}>{figures[collection][locale][state]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
