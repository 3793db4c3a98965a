import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'

import type { Domain } from '@/payload-types'
import { mayPublish } from '@/src/access/memberships'
import { findTenant } from '@/src/admin/find-tenant'
import { Screen } from '@/src/admin/Screen'
import { ScreenHeader } from '@/src/admin/ScreenHeader'
import { readPageTree } from '@/src/features/urls/server/read-page-tree'
import { localeName, toLocale } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { adminHref, collectionHref } from '@/src/routing/admin-paths'
import { TENANT_COOKIE } from '@/src/routing/admin-tenant'
import { LazyPageTree } from './LazyPageTree'
import { TREE_TEXTS } from './texts'

type FormProps = { domains: readonly Domain[]; domain: Domain; locale: Locale; language: Locale }

function PlaceForm({ domains, domain, locale, language }: FormProps) {
  const texts = TREE_TEXTS[language]
  return (
    <form className="gevel-filters" method="get" action={adminHref(language, '/page-tree')}>
      <label>
        <span>{texts.domain}</span>
        <select name="domain" defaultValue={domain.id}>
          {domains.map(({ id, hostname }) => (
            <option key={id} value={id}>
              {hostname}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{texts.language}</span>
        <select name="locale" defaultValue={locale}>
          {LOCALES.map((each) => (
            <option key={each} value={each}>
              {localeName(each, language)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="gevel-button">
        {texts.show}
      </button>
    </form>
  )
}

async function domainsOf({ payload, user }: AdminViewServerProps['initPageResult']['req'], tenant: string) {
  const { docs } = await payload.find({
    collection: 'domains',
    where: { tenant: { equals: tenant }, redirectTo: { exists: false } },
    ...{ sort: 'createdAt', pagination: false, depth: 0, user, overrideAccess: false },
  })
  return docs
}

async function TreeOfTenant({ initPageResult: { req, cookies }, searchParams }: AdminViewServerProps) {
  const language = toLocale(req.i18n.language)
  const texts = TREE_TEXTS[language]
  const { payload, user } = req
  const tenant = user && (await findTenant({ payload, user, selected: cookies.get(TENANT_COOKIE) ?? null }))
  if (!tenant) return <p>{texts.noTenant}</p>
  const domains = await domainsOf(req, tenant.id)
  const domain = domains.find(({ id }) => id === searchParams?.domain) ?? domains[0]
  if (!domain) return <p>{texts.noDomain}</p>
  const locale = LOCALES.find((each) => each === searchParams?.locale) ?? language
  const tree = await readPageTree(payload, { tenant: tenant.id, domain: domain.id, locale })
  const mayMove = mayPublish(user, tenant.id)
  const place = { tenant: tenant.id, domain: domain.id, locale }
  return (
    <>
      {mayMove && <p>{texts.leadToMove}</p>}
      <PlaceForm key={`${domain.id} ${locale}`} {...{ domains, domain, locale, language }} />
      <LazyPageTree key={`${domain.id} ${locale} ${tenant.id}`} {...{ tree, place, language, mayMove }} />
    </>
  )
}

/** The pages of a tenant by their path on a domain in a language. */
export function TreeView(props: AdminViewServerProps) {
  const language = toLocale(props.i18n.language)
  const texts = TREE_TEXTS[language]
  return (
    <Screen {...props}>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <p className="gevel-tree__links">
        <Link href={collectionHref(language, 'pages')} prefetch={false}>
          {texts.list}
        </Link>
        <Link href={collectionHref(language, 'navigation')} prefetch={false}>
          {texts.navigation}
        </Link>
      </p>
      <TreeOfTenant {...props} />
    </Screen>
  )
}
