import { sql } from '@payloadcms/db-postgres'

import type { User } from '@/payload-types'
import type { Connection } from '@/src/platform/database/connection'

/** How long a sign-in counts as a proof of who the person is. */
const MINUTES = 10

/** Whether the account signs in with the provider of single sign-on, and so may have no password. */
export async function isLinkedToProvider(connection: Connection, account: string): Promise<boolean> {
  const { rowCount } = await connection.execute(
    sql`SELECT 1 FROM users WHERE id = ${account}::uuid AND sso_subject IS NOT NULL`,
  )
  return rowCount === 1
}

/** Whether such an account opened the session of this request a moment ago. */
export async function hasJustSignedIn(connection: Connection, user: User): Promise<boolean> {
  const session = '_sid' in user && typeof user._sid === 'string' ? user._sid : null
  if (session === null || !(await isLinkedToProvider(connection, user.id))) return false
  const { rowCount } = await connection.execute(sql`
    SELECT 1 FROM users_sessions
    WHERE id = ${session} AND _parent_id = ${user.id}::uuid
      AND created_at > now() - make_interval(mins => ${MINUTES})`)
  return rowCount === 1
}
