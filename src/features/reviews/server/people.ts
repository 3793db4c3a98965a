import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { roleAllows, TENANT_ROLES } from '@/src/access/permissions'
import { requestConnection } from '@/src/platform/database/connection'

/** Roles in a tenant that allow publishing. */
const PUBLISHERS = TENANT_ROLES.filter((role) => roleAllows(role, 'content.publish'))

/** Who can be asked for a review: the people whose role in the tenant lets them publish, by name. */
export async function reviewersIn(
  req: PayloadRequest,
  tenant: string,
): Promise<{ id: string; name: string }[]> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ id: string; name: string }>(sql`
    SELECT u.id, u.name FROM users u JOIN users_tenants m ON m._parent_id = u.id
    WHERE m.tenant_id = ${tenant} AND m.role::text = ANY(${sql.param([...PUBLISHERS])}::text[]) AND u.status = 'active'
    ORDER BY lower(u.name), u.id`)
  return rows
}
