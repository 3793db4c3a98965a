import { Link } from '@payloadcms/ui'

import { LANGUAGES, LOCALES, type Locale } from '@/src/lib/constants'
import { documentHref } from '@/src/lib/admin-paths'
import type { RecentPage } from './read-dashboard'
import type { DashboardTexts } from './texts'

type Props = { pages: RecentPage[]; language: Locale; texts: DashboardTexts }

/** The pages that were worked on last, with the state of each language. */
export function RecentPages({ pages, language, texts }: Props) {
  const date = new Intl.DateTimeFormat(LANGUAGES[language].tag, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section aria-labelledby="gevel-recent">
      <h2 id="gevel-recent">{texts.recent}</h2>
      {pages.length === 0 && <p>{texts.noPages}</p>}
      {pages.length > 0 && (
        <table className="gevel-table">
          <thead>
            <tr>
              <th scope="col">{texts.page}</th>
              {LOCALES.map((locale) => (
                <th key={locale} scope="col">
                  {LANGUAGES[locale].name}
                </th>
              ))}
              <th scope="col">{texts.edited}</th>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ id, title, status, updatedAt }) => (
              <tr key={id}>
                <th scope="row">
                  <Link href={documentHref(language, 'pages', id)}>{title}</Link>
                </th>
                {LOCALES.map((locale) => (
                  <td key={locale} className={`gevel-status gevel-status--${status[locale]}`}>
                    {texts.status[status[locale]]}
                  </td>
                ))}
                <td>{date.format(new Date(updatedAt))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
