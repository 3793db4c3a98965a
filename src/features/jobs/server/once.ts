import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'
import { inTransaction } from '@/src/platform/database/transaction'

/**
 * What a job writes, exactly once, however often and wherever the job runs: its key is stored in the same transaction. Who
 * comes second waits for the first to commit, and then writes nothing. Keys are removed together with their job.
 * @returns whether `work` was run and committed
 */
export const once = (
  req: PayloadRequest,
  jobId: string,
  name: string,
  work: () => Promise<unknown>,
): Promise<boolean> =>
  inTransaction(req, async () => {
    const connection = await requestConnection(req)
    const { rowCount } = await connection.execute(
      sql`insert into payload_jobs_effects (job_id, name) values (${jobId}, ${name}) on conflict do nothing`,
    )
    if (rowCount === 0) return false
    await work()
    return true
  })

/** Whether `once` has committed this effect already. */
export async function isDone(req: PayloadRequest, jobId: string, name: string): Promise<boolean> {
  const connection = await requestConnection(req)
  const { rowCount } = await connection.execute(
    sql`select 1 from payload_jobs_effects where job_id = ${jobId} and name = ${name}`,
  )
  return rowCount !== 0
}
