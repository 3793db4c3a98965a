import { sql, type SQL } from 'drizzle-orm'

import type { Connection } from '@/src/platform/database/connection'
import { env } from '@/src/platform/env'

/** Whether the account `u` can only sign in with the provider of single sign-on, which decides about second factors. */
const isLeftToProvider = (): SQL => sql`(
  ${env.OIDC?.only === true}::boolean AND u.sso_subject IS NOT NULL AND NOT coalesce(u.break_glass, false))`

/** Whether the installation or a tenant in which the account `u` has a role requires a second factor. */
const isRequired = (): SQL => sql`(NOT ${isLeftToProvider()} AND (
  (${env.REQUIRE_SECOND_FACTOR}::boolean AND (
    u.platform_role IS NOT NULL OR EXISTS (SELECT 1 FROM users_tenants m WHERE m._parent_id = u.id)))
  OR EXISTS (
    SELECT 1 FROM users_tenants m JOIN tenants t ON t.id = m.tenant_id
    WHERE m._parent_id = u.id AND t.require_second_factor)))`

const hasFactor = sql`(
  EXISTS (SELECT 1 FROM account_factors f WHERE f.account_id = u.id AND f.totp_secret IS NOT NULL)
  OR EXISTS (SELECT 1 FROM account_passkeys p WHERE p.account_id = u.id))`

async function refresh(connection: Connection, where: SQL): Promise<void> {
  const due = sql`(${isRequired()} AND NOT ${hasFactor})`
  await connection.execute(sql`
    UPDATE users u SET second_factor_due = ${due} WHERE ${where} AND coalesce(second_factor_due, false) <> ${due}`)
}

/** Stores whether the account must set up a second factor first. */
export const refreshFactorDue = (connection: Connection, account: string): Promise<void> =>
  refresh(connection, sql`u.id = ${account}::uuid`)

/** The same for all accounts with a role in a tenant. */
export const refreshFactorDueIn = (connection: Connection, tenant: string): Promise<void> =>
  refresh(connection, sql`u.id IN (SELECT _parent_id FROM users_tenants WHERE tenant_id = ${tenant}::uuid)`)

/** Whether the account may not be without a second factor. */
export async function isFactorRequired(connection: Connection, account: string): Promise<boolean> {
  const { rows } = await connection.execute<{ required: boolean }>(
    sql`SELECT ${isRequired()} AS required FROM users u WHERE u.id = ${account}::uuid`,
  )
  return rows[0]?.required ?? false
}
