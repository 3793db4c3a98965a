import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'
import { lockByName } from '@/src/platform/database/lock'

/**
 * Whether another active, confirmed account is an admin of the tenant. The lock serialises two admins who demote each
 * other at the same time, so that the second sees the result of the first.
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

/** Whether there is another active, confirmed super admin; locked like `hasOtherAdmin`. */
export async function hasOtherSuperAdmin(req: PayloadRequest, account: string): Promise<boolean> {
  await lockByName(req, 'super admins')
  const connection = await requestConnection(req)
  const { rows } = await connection.execute(sql`
    select 1 from users
    where platform_role = 'superAdmin' and id <> ${account} and status = 'active' and _verified limit 1`)
  return rows.length > 0
}
