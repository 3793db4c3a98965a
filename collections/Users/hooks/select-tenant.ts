import { type CollectionAfterLoginHook, generateCookie, type PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { isSuperAdmin, referenceId } from '@/src/access/memberships'
import { DAY_SECONDS } from '@/src/lib/durations'

/** Where the multi-tenant plugin keeps the tenant that a person works in. */
const TENANT_COOKIE = 'payload-tenant'
/** As long as the plugin keeps it: whoever stays signed in keeps working in their tenant. */
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

/** Signing in selects a tenant: without one, the admin would ask for it before anything can be made. */
export const selectTenant: CollectionAfterLoginHook<User> = async ({ user, req }) => {
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
