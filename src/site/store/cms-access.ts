import { routingPool } from './cache'

/** $1 a session's id → whether its account has a role that may open the CMS: any role does. No row: there is no such session. */
const FIND_ACCESS = `
SELECT u.platform_role IS NOT NULL OR EXISTS (SELECT FROM users_tenants t WHERE t._parent_id = u.id) AS may_open
FROM users_sessions s
JOIN users u ON u.id = s._parent_id
WHERE s.id = $1 AND s.expires_at > now() AND u.status = 'active'`

/** Whether the CMS is closed to who has this session (§6). Without one it is not: there people are asked to sign in. */
export async function isCmsClosedTo(sessionId: string): Promise<boolean> {
  const { rows } = await routingPool().query<{ may_open: boolean }>({
    name: 'cms-access',
    text: FIND_ACCESS,
    values: [sessionId],
  })
  return rows[0]?.may_open === false
}
