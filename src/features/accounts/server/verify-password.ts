import { sql } from '@payloadcms/db-postgres'
import {
  AuthenticationError,
  createLocalReq,
  loginOperation,
  type Payload,
  type PayloadRequest,
} from 'payload'

import { checkPasswordOnly } from '@/src/features/accounts/hooks/demand-second-factor'
import type { Connection } from '@/src/platform/database/connection'
import { findAccount } from './find-account'

/** Differs once the password has changed, or was hashed again with other parameters. */
export async function storedHash(connection: Connection, id: string): Promise<unknown> {
  const { rows } = await connection.execute(
    sql`SELECT salt || ' ' || hash AS stored FROM users WHERE id = ${id}`,
  )
  return rows[0]?.stored
}

/**
 * Payload's own check of a password: it runs the hooks, but opens no session.
 * @throws {AuthenticationError}
 */
export async function verifyPassword(
  req: PayloadRequest,
  { email, password }: { email: string; password: string },
): Promise<void> {
  checkPasswordOnly(req)
  const { users } = req.payload.collections
  const auth = { ...users.config.auth, useSessions: false }
  await loginOperation({
    collection: { ...users, config: { ...users.config, auth } },
    data: { email, password },
    depth: 0,
    // Nobody is signed in yet; the result is the person's own document.
    overrideAccess: true,
    req,
  })
  // Payload sets it, before a session exists.
  req.user = null
}

/** Whether this is the account's password now. Apart from the request, whose account stays signed in. */
export async function isPasswordOf(payload: Payload, id: string, password: string): Promise<boolean> {
  const account = await findAccount(payload, { id: { equals: id } })
  if (!account) return false
  try {
    const req = await createLocalReq({}, payload)
    await verifyPassword(req, { email: account.email, password })
    return true
  } catch (error) {
    if (error instanceof AuthenticationError) return false
    throw error
  }
}
