import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'
import { queueBulk } from './start'
import { BULK, DOCUMENTS, HAS_JOB } from './table'

/** Cancels a bulk translation that has not ended: no further document is begun. @returns whether it could be */
export async function cancelBulk(req: PayloadRequest, { id }: { id: string }): Promise<boolean> {
  const connection = await requestConnection(req)
  const { rowCount } = await connection.execute(sql`
    UPDATE ${BULK} SET state = 'cancelled', ended_at = now() WHERE id::text = ${id} AND state IN ('running', 'stopped')`)
  return rowCount !== 0
}

/**
 * Goes on with a bulk translation that stopped, and again with the documents that failed, for whoever started it.
 * @returns false when there is nothing to go on with
 */
export async function continueBulk(req: PayloadRequest, { id }: { id: string }): Promise<boolean> {
  const connection = await requestConnection(req)
  const { rowCount: isOpen } = await connection.execute(sql`
    SELECT FROM ${BULK} b WHERE b.id = ${id}::uuid
      AND (b.state IN ('stopped', 'done') OR b.state = 'running' AND NOT ${HAS_JOB}) FOR NO KEY UPDATE`)
  if (!isOpen) return false
  const { rowCount } = await connection.execute(sql`
    UPDATE ${DOCUMENTS} SET state = 'waiting', job_id = NULL, problem = NULL
    WHERE bulk_id = ${id}::uuid AND state IN ('waiting', 'running', 'failed')`)
  if (!rowCount) return false
  await connection.execute(
    sql`UPDATE ${BULK} SET state = 'running', reason = NULL, ended_at = NULL WHERE id = ${id}::uuid`,
  )
  await queueBulk(req, id, rowCount)
  return true
}
