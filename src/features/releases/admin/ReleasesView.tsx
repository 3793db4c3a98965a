import type { AdminViewServerProps } from 'payload'

import { isSuperAdmin, mayPublish, tenantsWith } from '@/src/access/memberships'
import { findTenant } from '@/src/admin/find-tenant'
import { Screen } from '@/src/admin/Screen'
import { ScreenHeader } from '@/src/admin/ScreenHeader'
import { toLocale } from '@/src/i18n/locale-texts'
import { isUuid } from '@/src/lib/uuid'
import { TENANT_COOKIE } from '@/src/routing/admin-tenant'
import { RELEASE_PARAMETER } from '../server/release-href'
import { LateRelease, LateReleases } from './LateReleases'
import { RELEASE_TEXTS } from './texts'

async function OfTenant({ initPageResult: { req, cookies }, searchParams }: AdminViewServerProps) {
  const language = toLocale(req.i18n.language)
  const { payload, user } = req
  const tenant = user && (await findTenant({ payload, user, selected: cookies.get(TENANT_COOKIE) ?? null }))
  if (!tenant) return <p>{RELEASE_TEXTS[language].noTenant}</p>
  const rights = {
    mayPublish: mayPublish(user, tenant.id),
    mayWrite: isSuperAdmin(user) || tenantsWith(user, 'content.write').includes(tenant.id),
  }
  const asked = searchParams?.[RELEASE_PARAMETER]
  const shared = { language, rights, tenant: tenant.id }
  // Another release or tenant is another screen.
  return isUuid(asked) ? (
    <LateRelease key={`${tenant.id} ${asked}`} {...shared} id={asked} />
  ) : (
    <LateReleases key={tenant.id} {...shared} />
  )
}

/** The releases of a tenant, or one of them. */
export const ReleasesView = (props: AdminViewServerProps) => {
  const texts = RELEASE_TEXTS[toLocale(props.i18n.language)]
  return (
    <Screen {...props}>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <OfTenant {...props} />
    </Screen>
  )
}
