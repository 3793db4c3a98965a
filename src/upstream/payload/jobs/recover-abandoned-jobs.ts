/**
 * Defect: a job whose process ended while it ran stays `processing`, and is never run again.
 * Seen in: payload 3.90.1
 * Upstream: https://github.com/payloadcms/payload/issues/17645 "failed payload-jobs-log write crashes the worker process"
 * Remove when: recover-abandoned-jobs.int.test.ts "Payload does not run an abandoned job again" fails
 */
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { WORKER_LOCK_PREFIX } from '@/src/platform/database/worker-session'

/** A job that has crashed this many processes is not retried. */
const MAX_CRASHES = 10
/** Longer than any task: a job still processing after this was abandoned. */
const LONGEST_RUN = '1 hour'
const ERROR = JSON.stringify({ message: 'The process ended while this job ran, too often to try again.' })

/**
 * Requeues, with back-off, jobs of workers whose advisory lock is free because their connection is closed.
 * @returns the number of requeued jobs
 */
export async function recoverAbandonedJobs({ db, logger }: Payload): Promise<number> {
  const { rows } = await db.drizzle.execute<{ id: string }>(sql`
    with dead as materialized (
      select worker from (select distinct worker from payload_jobs where processing) workers
      where worker is null or pg_try_advisory_xact_lock(hashtextextended(${WORKER_LOCK_PREFIX} || worker, 0))
    )
    update payload_jobs set
      processing = false,
      total_tried = coalesce(total_tried, 0) + 1,
      wait_until = now() + (power(2, coalesce(total_tried, 0)) - 1) * interval '1 minute',
      has_error = coalesce(total_tried, 0) + 1 >= ${MAX_CRASHES},
      error = case when coalesce(total_tried, 0) + 1 >= ${MAX_CRASHES} then ${ERROR}::jsonb end,
      updated_at = now()
    where processing and completed_at is null and (
      exists (select 1 from dead where dead.worker is not distinct from payload_jobs.worker)
      or updated_at < now() - ${LONGEST_RUN}::interval)
    returning id`)
  if (rows.length > 0)
    logger.warn({ jobs: rows.map(({ id }) => id) }, 'Requeued jobs of a process that ended')
  return rows.length
}
