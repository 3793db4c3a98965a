import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requestConnection } from './connection'

/** Runs `work` within the request's transaction; unless it says to keep what it wrote, all of that is taken back. */
export async function inSavepoint<T>(
  req: PayloadRequest,
  work: () => Promise<{ keep: boolean; result: T }>,
): Promise<T> {
  const connection = await requestConnection(req)
  await connection.execute(sql`savepoint undoable`)
  const { keep, result } = await work()
  await connection.execute(keep ? sql`release savepoint undoable` : sql`rollback to savepoint undoable`)
  return result
}
