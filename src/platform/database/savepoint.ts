import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requestConnection } from './connection'

/** Runs `work` in a savepoint of the request's transaction, and rolls back its writes unless it returns `keep: true`. */
export async function inSavepoint<T>(
  req: PayloadRequest,
  work: () => Promise<{ keep: boolean; result: T }>,
): Promise<T> {
  const connection = await requestConnection(req)
  await connection.execute(sql`savepoint before_work`)
  const { keep, result } = await work()
  await connection.execute(keep ? sql`release savepoint before_work` : sql`rollback to savepoint before_work`)
  return result
}
