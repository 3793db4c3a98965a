import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'
import { inTransaction } from '@/src/platform/database/transaction'
import { TASKS } from '../registry'
import { runAfterCommit } from './queue-job'

/** Puts a job back that failed, was cancelled or waits for its next try, and runs it. @returns false when it is none of these */
export const rerunJob = (req: PayloadRequest, id: string): Promise<boolean> =>
  inTransaction(req, async () => {
    const connection = await requestConnection(req)
    // Periodic work that is scheduled again meanwhile runs by itself: the index allows one.
    const { rowCount } = await connection.execute(sql`
      update payload_jobs job set has_error = false, error = null, total_tried = 0, wait_until = null, updated_at = now()
      where id = ${id} and processing is not true and completed_at is null and not exists (
        select 1 from payload_jobs other
        where other.id <> job.id and job.meta ->> 'scheduled' = 'true' and other.meta ->> 'scheduled' = 'true'
          and other.task_slug = job.task_slug and other.completed_at is null and other.has_error is not true)`)
    if (rowCount === 0) return false
    // Payload counts the tries of a task by its log.
    await connection.execute(sql`delete from payload_jobs_log where _parent_id = ${id}`)
    await runAfterCommit(req, id)
    return true
  })

/** Cancels a job that is not done. One that runs just now ends its run. @returns false when it is done, failed or cancelled */
export const cancelJob = (req: PayloadRequest, id: string): Promise<boolean> =>
  inTransaction(req, async () => {
    const connection = await requestConnection(req)
    const error = JSON.stringify({ cancelled: true, message: 'Cancelled by a super admin' })
    const { rows } = await connection.execute<{ task: string; input: Record<string, unknown> }>(sql`
      update payload_jobs
      set has_error = true, error = ${error}::jsonb, processing = false, wait_until = null, updated_at = now()
      where id = ${id} and completed_at is null and has_error is not true
      returning task_slug as task, input`)
    const [job] = rows
    if (!job) return false
    const task = Object.values(TASKS).find(({ slug }) => slug === job.task)
    await task?.onCancel?.(req, job.input)
    return true
  })
