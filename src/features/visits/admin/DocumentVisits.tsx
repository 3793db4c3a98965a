import type { UIFieldServerProps } from 'payload'

import { referenceId } from '@/src/access/memberships'
import { DayBars } from '@/src/admin/DayBars'
import { readDocumentVisits } from '@/src/features/visits/server/read-document-visits'
import { VISIT_TEXTS } from '@/src/features/visits/rules/texts'
import { localeName, toLocale } from '@/src/i18n/locale-texts'
import { requestConnection } from '@/src/platform/database/connection'
import { collectionHref } from '@/src/routing/admin-paths'

type Props = Pick<UIFieldServerProps, 'req' | 'id' | 'i18n'> & {
  data?: { tenant?: string | { id: string } | null }
}

/** Beside a document: its visits in the last 28 days, in each language. Nothing for one that is new. */
export async function DocumentVisits({ req, id, i18n, data }: Props) {
  const tenant = data?.tenant
  if (!id || !tenant) return null
  const language = toLocale(i18n.language)
  const texts = VISIT_TEXTS[language]
  const document = { tenant: referenceId(tenant), document: String(id) }
  const { counting, locales } = await readDocumentVisits(await requestConnection(req), document)
  return (
    <section className="gevel-visits gevel-visits--form" aria-labelledby="gevel-visits">
      <h2 id="gevel-visits">{texts.inForm}</h2>
      {locales.length > 0 && <p>{texts.lastDays}</p>}
      {locales.length === 0 && counting && <p>{texts.noneInForm}</p>}
      {locales.map(({ locale, views, visitors, days }) => (
        <div key={locale}>
          <h3>{localeName(locale, language)}</h3>
          <p>{texts.figures(visitors, views)}</p>
          <DayBars days={days} language={language} small />
        </div>
      ))}
      {!counting && (
        <p>
          {texts.offInForm} <a href={collectionHref(language, 'domains')}>{texts.domains}</a>
        </p>
      )}
    </section>
  )
}
