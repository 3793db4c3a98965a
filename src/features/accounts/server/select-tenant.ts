import { generateCookie, type PayloadRequest } from 'payload'

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

/** Selects a tenant on sign-in: without one, the panel would ask for it before anything can be created. */
export async function selectTenant(req: PayloadRequest, user: User): Promise<void> {
  if (req.headers.get('cookie')?.includes(`${TENANT_COOKIE}=`)) return
  const tenant = await firstTenant(user, req)
  if (!tenant) return
  const cookie = generateCookie<string>({
    name: TENANT_COOKIE,
    value: tenant,
    path: '/',
    maxAge: TENANT_COOKIE_SECONDS,
    sameSite: 'Lax',
    returnCookieAsObject: false,
  })
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('Set-Cookie', cookie)
}
