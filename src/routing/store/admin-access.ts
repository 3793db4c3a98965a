import { routingPool } from './cache'

/** $1 a session's id → whether its account has a role, which is what opens the CMS. No row: there is no such session. */
const FIND_ACCESS = `
SELECT u.platform_role IS NOT NULL OR EXISTS (SELECT FROM users_tenants t WHERE t._parent_id = u.id) AS has_role
FROM users_sessions s
JOIN users u ON u.id = s._parent_id
WHERE s.id = $1 AND s.expires_at > now() AND u.status = 'active'`

/** What a session gives access to: nothing, the own account, or the CMS as well (Behaviour: admin-cms-closed). */
export type AdminAccess = 'none' | 'account' | 'cms'

export async function findAdminAccess(sessionId: string | null): Promise<AdminAccess> {
  if (sessionId === null) return 'none'
  const { rows } = await routingPool().query<{ has_role: boolean }>({
    name: 'admin-access',
    text: FIND_ACCESS,
    values: [sessionId],
  })
  const [found] = rows
  if (!found) return 'none'
  return found.has_role ? 'cms' : 'account'
}
