import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { roleAllows, TENANT_ROLES } from '@/src/access/permissions'
import { requestConnection } from '@/src/platform/database/connection'

export type Mentionable = { id: string; name: string }

/** Roles in a tenant that allow reading what is commented on. */
const READERS = TENANT_ROLES.filter((role) => roleAllows(role, 'content.read'))

/** Who can be mentioned: the people with a role in the tenant whose accounts are active, by name. */
export async function mentionable(req: PayloadRequest, tenant: string): Promise<Mentionable[]> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Mentionable>(sql`
    SELECT u.id, u.name FROM users u JOIN users_tenants m ON m._parent_id = u.id
    WHERE m.tenant_id = ${tenant} AND m.role::text = ANY(${sql.param([...READERS])}::text[]) AND u.status = 'active'
    ORDER BY lower(u.name), u.id`)
  return rows
}
