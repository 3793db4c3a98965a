import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'

import { isSuperAdmin, mayPublish, tenantsWith } from '@/src/access/memberships'
import { findTenant } from '@/src/admin/find-tenant'
import { lackOfModel } from '@/src/features/assistant'
import { localeName, toLocale } from '@/src/i18n/locale-texts'
import { LANGUAGES, LOCALES, type Locale } from '@/src/lib/constants'
import { TENANT_COOKIE } from '@/src/routing/admin-tenant'
import { adminHref } from '@/src/routing/admin-paths'
import { DRAFTED, TRANSLATED } from '../rules/translated'
import { countTranslations, listTranslations, TRANSLATION_NEEDS } from '../server/list-translations'
import { readRecentBulk } from '../server/bulk/read'
import { sourceLocale } from '../server/source-locale'
import { BulkSelection } from './BulkSelection'
import { LazyBulkTranslation } from './LazyBulkTranslation'
import { LazyExchangeFiles } from './LazyExchangeFiles'
import { Screen } from '@/src/admin/Screen'
import { ScreenHeader } from '@/src/admin/ScreenHeader'
import { TRANSLATION_TEXTS, type TranslationTexts } from './texts'
import { TranslationsTable } from './TranslationsTable'

const PAGE_SIZE = 50

type Filters = ReturnType<typeof filtersOf>

/** What a URL asks for; anything else is as if it were not there. */
function filtersOf(params: Record<string, unknown>, from: Locale) {
  const one = <T extends string>(name: string, allowed: readonly T[]) =>
    allowed.find((value) => value === params[name])
  const others = LOCALES.filter((code) => code !== from)
  return {
    from,
    to: others.find((code) => code === params.to) ?? others[0] ?? from,
    collection: one('collection', TRANSLATED),
    need: one('state', TRANSLATION_NEEDS),
    search: typeof params.search === 'string' ? params.search.trim().slice(0, 200) : '',
    page: Math.min(Math.max(Math.trunc(Number(params.page)) || 1, 1), 10_000),
  }
}

/** The filters as the API names them. */
const exportFilters = ({ from, to, collection, need, search }: Filters) => ({
  ...{ from, to, collection, state: need, search: search === '' ? undefined : search },
})

type FormProps = { filters: Filters; language: Locale; texts: TranslationTexts }

function FilterForm({ filters, language, texts }: FormProps) {
  return (
    <form className="gevel-filters" method="get" action={adminHref(language, '/translations')}>
      <Choice
        name="to"
        label={texts.target}
        value={filters.to}
        options={LOCALES.filter((code) => code !== filters.from).map((code) => [
          code,
          localeName(code, language),
        ])}
      />
      <Choice
        name="collection"
        label={texts.collection}
        value={filters.collection ?? ''}
        options={[['', texts.all], ...TRANSLATED.map((slug) => [slug, texts.collections[slug]] as const)]}
      />
      <Choice
        name="state"
        label={texts.state}
        value={filters.need ?? ''}
        options={[['', texts.all], ...TRANSLATION_NEEDS.map((need) => [need, texts.needs[need]] as const)]}
      />
      <label>
        <span>{texts.search}</span>
        <input type="search" name="search" defaultValue={filters.search} />
      </label>
      <button type="submit" className="gevel-button">
        {texts.filter}
      </button>
    </form>
  )
}

type ChoiceProps = {
  name: string
  label: string
  value: string
  options: readonly (readonly [string, string])[]
}

const Choice = ({ name, label, value, options }: ChoiceProps) => (
  <label>
    <span>{label}</span>
    <select name={name} defaultValue={value}>
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

function Pages({ filters, total, language, texts }: FormProps & { total: number }) {
  const pages = Math.ceil(total / PAGE_SIZE)
  if (pages < 2) return null
  const hrefOf = (page: number) => {
    const { to, collection = '', need = '', search } = filters
    const query = new URLSearchParams({ to, collection, state: need, search, page: String(page) })
    return `${adminHref(language, '/translations')}?${query}`
  }
  return (
    <p className="gevel-translations__pages">
      {filters.page > 1 && <Link href={hrefOf(filters.page - 1)}>{texts.previous}</Link>}
      <span>{texts.pageOf(filters.page, pages)}</span>
      {filters.page < pages && <Link href={hrefOf(filters.page + 1)}>{texts.next}</Link>}
    </p>
  )
}

async function Overview({ initPageResult: { req, cookies }, searchParams }: AdminViewServerProps) {
  const language = toLocale(req.i18n.language)
  const texts = TRANSLATION_TEXTS[language]
  const { payload, user } = req
  const tenant = user && (await findTenant({ payload, user, selected: cookies.get(TENANT_COOKIE) ?? null }))
  if (!tenant) return <p>{texts.noTenant}</p>
  const filters = filtersOf(searchParams ?? {}, await sourceLocale(req, tenant.id))
  const asked = { ...filters, tenant: tenant.id, limit: PAGE_SIZE }
  const [{ rows, total }, counts, lack, found] = await Promise.all([
    listTranslations(req, asked),
    countTranslations(req, asked),
    lackOfModel(payload, tenant.id),
    readRecentBulk(req, tenant.id),
  ])
  const mayWrite = isSuperAdmin(user) || tenantsWith(user, 'content.write').includes(tenant.id)
  const isInBulk = !filters.collection || DRAFTED.includes(filters.collection)
  const name = (code: Locale) => localeName(code, language)
  return (
    <>
      <p className="gevel-translations__lead">{texts.lead(name(filters.from), name(filters.to))}</p>
      <ul className="gevel-translations__counts">
        {TRANSLATION_NEEDS.map((need) => (
          <li key={need}>
            <Link href={`${adminHref(language, '/translations')}?to=${filters.to}&state=${need}`}>
              <strong>{counts[need].toLocaleString(LANGUAGES[language].tag)}</strong> {texts.needs[need]}
            </Link>
          </li>
        ))}
      </ul>
      <FilterForm {...{ filters, language, texts }} />
      <LazyExchangeFiles
        tenant={tenant.id}
        filters={exportFilters(filters)}
        mayPublish={mayPublish(user, tenant.id)}
        {...{ mayWrite, language }}
      />
      <BulkSelection key={JSON.stringify(filters)}>
        {mayWrite && isInBulk && (
          <LazyBulkTranslation
            tenant={tenant.id}
            filters={exportFilters(filters)}
            language={language}
            lack={lack && lack[language]}
            found={found && { ...found, reason: found.reason && found.reason[language] }}
          />
        )}
        <TranslationsTable
          {...{ rows, filters, language, texts }}
          mayTranslate={mayWrite && isInBulk && lack === null}
        />
      </BulkSelection>
      <Pages {...{ filters, total, language, texts }} />
    </>
  )
}

/** What a tenant's documents lack in a language, with links to translate them. */
export const TranslationsView = (props: AdminViewServerProps) => (
  <Screen {...props}>
    <ScreenHeader title={TRANSLATION_TEXTS[toLocale(props.i18n.language)].title} />
    <Overview {...props} />
  </Screen>
)
