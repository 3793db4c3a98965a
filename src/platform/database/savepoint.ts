import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { connectionOf } from './connection'

/** Runs `work` within the request's transaction; unless it says to keep what it wrote, all of that is taken back. */
export async function undoable<T>(
  req: PayloadRequest,
  work: () => Promise<{ keep: boolean; result: T }>,
): Promise<T> {
  const connection = await connectionOf(req)
  await connection.execute(sql`savepoint undoable`)
  const { keep, result } = await work()
  await connection.execute(keep ? sql`release savepoint undoable` : sql`rollback to savepoint undoable`)
  return result
}
