import { Link } from '@payloadcms/ui'
import { cookies } from 'next/headers'
import { type BeforeListTableServerProps, createLocalReq } from 'payload'

import { findTenant } from '@/src/admin/find-tenant'
import { localeName, toLocale } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { collectionHref } from '@/src/routing/admin-paths'
import { TENANT_COOKIE } from '@/src/routing/admin-tenant'
import { isTranslated } from '../rules/translated'
import { countTranslations } from '../server/list-translations'
import { sourceLocale } from '../server/source-locale'
import { TRANSLATION_TEXTS } from './texts'

type Props = Pick<BeforeListTableServerProps, 'collectionSlug' | 'i18n' | 'payload' | 'searchParams' | 'user'>

const NEEDS = ['outdated', 'missing'] as const

/** Above a list: the documents whose translations are outdated or missing, as filters. None while there are none. */
export async function TranslationFilter({ collectionSlug, i18n, payload, searchParams, user }: Props) {
  const selected = (await cookies()).get(TENANT_COOKIE)?.value ?? null
  const tenant = user && (await findTenant({ payload, user, selected }))
  if (!tenant || !isTranslated(collectionSlug)) return null
  const language = toLocale(i18n.language)
  const texts = TRANSLATION_TEXTS[language]
  const req = await createLocalReq({}, payload)
  const from = await sourceLocale(req, tenant.id)
  const others = LOCALES.filter((code) => code !== from)
  const filters = await Promise.all(
    others.map(async (to) => {
      const counts = await countTranslations(req, { tenant: tenant.id, from, to, collection: collectionSlug })
      return NEEDS.map((need) => ({ to, need, count: counts[need] }))
    }),
  )
  const isActive = (need: string, to: string) => searchParams?.translation === need && searchParams.to === to
  const shown = filters.flat().filter(({ need, to, count }) => count > 0 || isActive(need, to))
  if (shown.length === 0) return null
  const list = collectionHref(language, collectionSlug)
  return (
    <ul className="gevel-translations__filters" aria-label={texts.remark}>
      {shown.map(({ need, to, count }) => (
        <li key={`${need} ${to}`}>
          <Link
            className="gevel-button"
            aria-current={isActive(need, to) ? 'true' : undefined}
            href={isActive(need, to) ? list : `${list}?translation=${need}&to=${to}`}
            prefetch={false}
          >
            {texts.filterBy[need](localeName(to, language), count)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
