import { cookies, headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'

import type { User } from '@/payload-types'
import { hasPermissionInAnyTenant } from '@/src/access/memberships'
import { loadTenantSite, type TenantSite } from '@/src/rendering/tenant-site'
import { PLAYGROUND_HREF } from '@/src/routing/admin-paths'
import { TENANT_COOKIE } from '@/src/routing/admin-tenant'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { panelLanguage } from '../../panel-language'

export type Playground = TenantSite & { locale: Locale; user: User }

/** Redirects to sign in without a session; 404 for an account without access to the CMS (Behaviour: admin-playground-closed). */
export async function openPlayground(path = ''): Promise<Playground> {
  const [payload, given, kept, locale] = await Promise.all([
    payloadInstance(),
    headers(),
    cookies(),
    panelLanguage(),
  ])
  const { user } = await payload.auth({ headers: given })
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(PLAYGROUND_HREF[locale] + path)}`)
  if (!hasPermissionInAnyTenant(user, 'content.read')) notFound()
  const found = await loadTenantSite(user, kept.get(TENANT_COOKIE)?.value ?? null, locale)
  if (!found) notFound()
  return { ...found, locale, user }
}
