import { globalSingleton } from '@/src/lib/global-singleton'
import { routingPool } from './cache'

/** $1: id of a panel session. Returns whether its account has a role, which the CMS requires; no row for an invalid session. */
const FIND_ACCESS = `
SELECT u.platform_role IS NOT NULL OR EXISTS (SELECT FROM users_tenants t WHERE t._parent_id = u.id) AS has_role
FROM users_sessions s
JOIN users u ON u.id = s._parent_id
WHERE s.id = $1 AND s.audience = 'panel' AND s.expires_at > now() AND u.status = 'active'`

/** `account`: one's own account only; `cms`: the CMS as well (Behaviour: admin-cms-closed). */
export type AdminAccess = 'none' | 'account' | 'cms'

export async function findAdminAccess(sessionId: string | null): Promise<AdminAccess> {
  if (sessionId === null) return 'none'
  const { rows } = await routingPool().query<{ has_role: boolean }>({
    name: 'admin-access',
    text: FIND_ACCESS,
    values: [sessionId],
  })
  const [session] = rows
  if (!session) return 'none'
  return session.has_role ? 'cms' : 'account'
}

const state = () => globalSingleton('has-accounts', () => ({ known: false }))

/** Whether the installation has an account. Once it has, it always will. */
export async function hasAccounts(): Promise<boolean> {
  if (state().known) return true
  const { rowCount } = await routingPool().query('SELECT FROM users LIMIT 1')
  state().known = rowCount !== 0
  return state().known
}
