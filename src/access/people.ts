import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'
import { type Permission, roleAllows, TENANT_ROLES } from './permissions'

export type Person = { id: string; name: string }

/** The people whose role in a tenant grants a permission and whose accounts are active, by name. */
export async function peopleWith(
  req: PayloadRequest,
  tenant: string,
  permission: Permission,
): Promise<Person[]> {
  const roles = TENANT_ROLES.filter((role) => roleAllows(role, permission))
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Person>(sql`
    SELECT u.id, u.name FROM users u JOIN users_tenants m ON m._parent_id = u.id
    WHERE m.tenant_id = ${tenant} AND m.role::text = ANY(${sql.param(roles)}::text[]) AND u.status = 'active'
    ORDER BY lower(u.name), u.id`)
  return rows.map(({ id, name }) => ({ id, name }))
}
