import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'
import { lockByName } from '@/src/platform/database/lock'

/**
 * Whether somebody else who can sign in is an admin of the tenant. Of two who demote each other at once, the second waits
 * here until the first is done, and is told the truth.
 */
export async function hasOtherAdmin(req: PayloadRequest, tenant: string, account: string): Promise<boolean> {
  await lockByName(req, `admins of ${tenant}`)
  const connection = await requestConnection(req)
  const { rows } = await connection.execute(sql`
    select 1 from users_tenants t join users u on u.id = t._parent_id
    where t.tenant_id = ${tenant} and t.role = 'admin' and u.id <> ${account} and u.status = 'active' and u._verified
    limit 1`)
  return rows.length > 0
}

/** The same of super admins. */
export async function hasOtherSuperAdmin(req: PayloadRequest, account: string): Promise<boolean> {
  await lockByName(req, 'super admins')
  const connection = await requestConnection(req)
  const { rows } = await connection.execute(sql`
    select 1 from users
    where platform_role = 'superAdmin' and id <> ${account} and status = 'active' and _verified limit 1`)
  return rows.length > 0
}
