import { generateCookie, parseCookies, type PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { isSuperAdmin, referenceId } from '@/src/access/memberships'
import { DAY_SECONDS } from '@/src/lib/durations'

/** The multi-tenant plugin's cookie for the selected tenant. */
const TENANT_COOKIE = 'payload-tenant'
/** The same lifetime as the plugin's. */
const TENANT_COOKIE_SECONDS = 365 * DAY_SECONDS

async function firstTenant(user: User, req: PayloadRequest): Promise<string | null> {
  const [membership] = user.tenants ?? []
  if (membership) return referenceId(membership.tenant)
  if (!isSuperAdmin(user)) return null
  const { docs } = await req.payload.find({
    collection: 'tenants',
    sort: 'createdAt',
    select: {},
    depth: 0,
    limit: 1,
    // A super admin may work in any tenant.
    overrideAccess: true,
    req,
  })
  return docs[0]?.id ?? null
}

/** Whether the browser has a tenant selected in which this person works; somebody else may have used it before. */
function hasSelection(headers: Headers, user: User): boolean {
  const selected = parseCookies(headers).get(TENANT_COOKIE)
  if (!selected) return false
  return isSuperAdmin(user) || (user.tenants ?? []).some(({ tenant }) => referenceId(tenant) === selected)
}

/**
 * The Set-Cookie header that selects a tenant on sign-in; null where one is selected, or the person has none. Without a
 * selection the panel would load every page twice, and drop what is typed in between.
 */
export async function tenantCookie(req: PayloadRequest, user: User): Promise<string | null> {
  if (hasSelection(req.headers, user)) return null
  const tenant = await firstTenant(user, req)
  if (!tenant) return null
  return generateCookie<string>({
    name: TENANT_COOKIE,
    value: tenant,
    path: '/',
    maxAge: TENANT_COOKIE_SECONDS,
    sameSite: 'Lax',
    returnCookieAsObject: false,
  }) as string
}
