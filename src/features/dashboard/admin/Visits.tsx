import { Link } from '@payloadcms/ui'
import type { Payload } from 'payload'
import { Fragment, type ReactNode } from 'react'

import { DayBars } from '@/src/admin/DayBars'
import { changeInPercent } from '@/src/features/visits/rules/change'
import { readOverview, type VisitsOverview } from '@/src/features/visits'
import { VISIT_TEXTS, type VisitTexts } from '@/src/features/visits/rules/texts'
import { localeName } from '@/src/i18n/locale-texts'
import { LANGUAGES, type Locale } from '@/src/lib/constants'
import { adminHref, documentHref } from '@/src/routing/admin-paths'

type Site = { id: string; hostname: string; countVisits: boolean }
type Props = { payload: Payload; tenant: string; sites: readonly Site[]; language: Locale }
type Part = { overview: VisitsOverview; language: Locale; texts: VisitTexts }

const numbers = (language: Locale) => new Intl.NumberFormat(LANGUAGES[language].tag)

function Figures({ overview: { now, before }, language, texts }: Part) {
  const number = numbers(language)
  return (
    <ul className="gevel-figures gevel-visits__figures">
      {(['visitors', 'views'] as const).map((name) => (
        <li key={name}>
          <strong>{number.format(now[name])}</strong> <span>{texts[name](now[name])}</span>
          <small>{texts.change(changeInPercent(now[name], before[name]))}</small>
        </li>
      ))}
    </ul>
  )
}

type TableProps = {
  caption: string
  first: string
  rows: { key: string; name: ReactNode; visitors: number; views: number }[]
} & Pick<Part, 'language' | 'texts'>

function Table({ caption, first, rows, language, texts }: TableProps) {
  const number = numbers(language)
  return (
    <table className="gevel-table gevel-visits__table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{texts.visitors(2)}</th>
          <th scope="col">{texts.views(2)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, visitors, views }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{number.format(visitors)}</td>
            <td>{number.format(views)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const pageRows = ({ overview: { pages }, language }: Part): TableProps['rows'] =>
  pages.map(({ collection, document, domain, locale, path, title, ...figures }) => ({
    key: `${document} ${domain} ${locale}`,
    name: (
      <>
        {title === null ? (
          path
        ) : (
          <Link href={`${documentHref(language, collection, document)}?locale=${locale}`} prefetch={false}>
            {title}
          </Link>
        )}
        <small>
          {localeName(locale, language)}
          {title !== null && ` · ${path}`}
        </small>
      </>
    ),
    ...figures,
  }))

/** The domains on which visits are not counted, each with a link to where that is set. */
function NotCounted({ sites, language, text }: { sites: readonly Site[]; language: Locale; text: string }) {
  return (
    <p>
      {text}{' '}
      {sites.map(({ id, hostname }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link href={adminHref(language, `/collections/domains/${id}`)} prefetch={false}>
            {hostname}
          </Link>
        </Fragment>
      ))}
    </p>
  )
}

function Contents(part: Part) {
  const { overview, language, texts } = part
  const days = overview.days.map(({ date, visitors }) => ({ date, count: visitors }))
  const referrers = overview.referrers.map(({ referrer, ...figures }) => ({
    key: referrer ?? '',
    name: referrer ?? texts.noReferrer,
    ...figures,
  }))
  return (
    <>
      <Figures {...part} />
      <h3>{texts.perDay}</h3>
      <DayBars days={days} language={language} />
      <div className="gevel-visits__tables">
        <Table caption={texts.pages} first={texts.page} rows={pageRows(part)} {...{ language, texts }} />
        <Table caption={texts.referrers} first={texts.referrer} rows={referrers} {...{ language, texts }} />
      </div>
    </>
  )
}

/** The visits of the tenant's sites in the last 28 days, against the 28 before; nothing while there is no site. */
export async function Visits({ payload, tenant, sites, language }: Props) {
  if (sites.length === 0) return null
  const texts = VISIT_TEXTS[language]
  const overview = await readOverview(payload.db.drizzle, tenant)
  const off = sites.filter(({ countVisits }) => !countVisits)
  const visited = overview.now.views > 0
  const isOff = off.length === sites.length
  return (
    <section className="gevel-visits" aria-labelledby="gevel-visits">
      <h2 id="gevel-visits">{texts.title}</h2>
      {visited && <Contents {...{ overview, language, texts }} />}
      {!visited && !isOff && <p>{texts.none}</p>}
      {off.length > 0 && (
        <NotCounted sites={off} language={language} text={isOff ? texts.off : texts.partlyOff} />
      )}
    </section>
  )
}
