import { Link } from '@payloadcms/ui'
import { createLocalReq, type Payload } from 'payload'

import { countByLanguage } from '@/src/features/translation'
import { localeName } from '@/src/i18n/locale-texts'
import { LANGUAGES, type Locale } from '@/src/lib/constants'
import { adminHref } from '@/src/routing/admin-paths'
import type { DashboardTexts } from './texts'

type Props = { payload: Payload; tenant: string; language: Locale; texts: DashboardTexts }

const NEEDS = ['outdated', 'missing', 'unreviewed'] as const

/** How many documents lack something in each language that is translated to, with links to them; nothing when none does. */
export async function Translations({ payload, tenant, language, texts }: Props) {
  const lines = (await countByLanguage(await createLocalReq({}, payload), tenant)).flatMap(({ to, counts }) =>
    NEEDS.filter((need) => counts[need] > 0).map((need) => ({ to, need, count: counts[need] })),
  )
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="gevel-translations">
      <h2 id="gevel-translations">{texts.translations}</h2>
      <ul className="gevel-dashboard__list">
        {lines.map(({ to, need, count }) => (
          <li key={`${to} ${need}`}>
            <Link href={`${adminHref(language, '/translations')}?to=${to}&state=${need}`}>
              {localeName(to, language)}: {count.toLocaleString(LANGUAGES[language].tag)}{' '}
              {count === 1 ? texts.lacks[need].one : texts.lacks[need].many}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
