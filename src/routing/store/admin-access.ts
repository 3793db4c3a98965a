import { logger } from '@/src/platform/logger'
import { tableName } from '@/src/platform/database/table-name'
import { globalSingleton } from '@/src/lib/global-singleton'
import type { WantedTenant } from '../admin-tenant'
import { routingPool } from './cache'

/** Whether the account works in the tenant `t`. */
const WORKS_THERE = `(u.platform_role = 'superAdmin'
  OR EXISTS (SELECT FROM users_tenants m WHERE m._parent_id = u.id AND m.tenant_id = t.id))`

/**
 * $1: id of a panel session; $2: the tenant of a link, $3: that of the cookie, $4: the document that is opened. Returns
 * whether its account has a role, which the CMS requires, and the tenant to work in; no row for an invalid session.
 */
const findAccess = (table: string): string => `
SELECT u.id AS account, u.last_tenant_id AS last,
  u.platform_role IS NOT NULL OR EXISTS (SELECT FROM users_tenants m WHERE m._parent_id = u.id) AS has_role,
  coalesce(
    (SELECT t.id FROM tenants t WHERE t.id = $2::uuid AND ${WORKS_THERE}),
    (SELECT t.id FROM ${table} d JOIN tenants t ON t.id = d.tenant_id WHERE d.id = $4::uuid AND ${WORKS_THERE}),
    (SELECT t.id FROM tenants t WHERE t.id = $3::uuid AND ${WORKS_THERE}),
    (SELECT t.id FROM tenants t WHERE t.id = u.last_tenant_id AND ${WORKS_THERE}),
    (SELECT t.id FROM tenants t WHERE ${WORKS_THERE} ORDER BY t.name, t.id LIMIT 1)
  ) AS tenant
FROM users_sessions s
JOIN users u ON u.id = s._parent_id
WHERE s.id = $1 AND s.audience = 'panel' AND s.expires_at > now() AND u.status = 'active'`

type Row = { account: string; last: string | null; has_role: boolean; tenant: string | null }

/** `account`: one's own account only; `cms`: the CMS as well (Behaviour: admin-cms-closed). `last`: the last used tenant. */
export type AdminAccess =
  | { type: 'none' }
  | { type: 'account' | 'cms'; account: string; tenant: string | null; last: string | null }

export async function findAdminAccess(sessionId: string | null, wanted: WantedTenant): Promise<AdminAccess> {
  if (sessionId === null) return { type: 'none' }
  const { chosen, cookie, document } = wanted
  const table = tableName(document?.collection ?? 'pages')
  const { rows } = await routingPool().query<Row>({
    name: `admin-access-${table}`,
    text: findAccess(table),
    values: [sessionId, chosen, cookie, document?.id ?? null],
  })
  const [row] = rows
  if (!row) return { type: 'none' }
  const { account, last, tenant } = row
  return { type: row.has_role ? 'cms' : 'account', account, tenant, last }
}

/** For the next browser of the account. An account that another request is changing is skipped: this one does not wait. */
export async function rememberTenant(account: string, tenant: string): Promise<void> {
  try {
    await routingPool().query({
      name: 'remember-tenant',
      text: `UPDATE users SET last_tenant_id = $2
        WHERE id = (SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE SKIP LOCKED)`,
      values: [account, tenant],
    })
  } catch (error) {
    logger.warn({ err: error }, 'Failed to remember the selected tenant')
  }
}

const state = () => globalSingleton('has-accounts', () => ({ known: false }))

/** Whether the installation has an account. Once it has, it always will. */
export async function hasAccounts(): Promise<boolean> {
  if (state().known) return true
  const { rowCount } = await routingPool().query('SELECT FROM users LIMIT 1')
  state().known = rowCount !== 0
  return state().known
}
