/**
 * Defect: jobs that are due are read and marked in two steps, and a job that is named is marked without looking: two
 * workers, or a worker and the process that queued a job, both run it.
 * Seen in: payload 3.90.1
 * Upstream: https://github.com/payloadcms/payload/pull/17441 "feat!: support multiple workers on the same queue"
 * Remove when: claim-once.int.test.ts "Payload lets a second worker claim a job" fails
 */
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj, Job } from 'payload'

import { workerSession } from '@/src/platform/database/worker-session'

type UpdateJobs = PostgresAdapter['updateJobs']
type Args = Parameters<UpdateJobs>[0]

const JOBS = 'payload-jobs'

async function findJobs(db: PostgresAdapter, { where, limit, sort }: Omit<Args, 'data'>): Promise<Job[]> {
  const { docs } = await db.find<Job>({
    collection: JOBS,
    pagination: false,
    ...(where && { where }),
    ...(limit !== undefined && { limit }),
    ...(sort !== undefined && { sort }),
  })
  return docs
}

/** Claims jobs for this worker, except those that another worker claimed first, and returns them. */
async function claim(db: PostgresAdapter, args: Args): Promise<Job[]> {
  const candidates = args.id === undefined ? await findJobs(db, args) : [{ id: String(args.id) }]
  if (candidates.length === 0) return []
  const { id: worker } = await workerSession()
  const ids = sql.param(candidates.map(({ id }) => id))
  const { rows } = await db.drizzle.execute<{ id: string }>(sql`
    update payload_jobs set processing = true, worker = ${worker}, updated_at = now()
    where id = any(${ids}::uuid[]) and processing is not true and completed_at is null and has_error is not true
    returning id`)
  if (rows.length === 0) return []
  return findJobs(db, { where: { id: { in: rows.map(({ id }) => id) } }, sort: args.sort ?? 'createdAt' })
}

/** Makes claims atomic, and stores the id of the worker for `recoverAbandonedJobs`. */
export const withAtomicClaims = (
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> => ({
  ...adapter,
  init: (args) => {
    const db = adapter.init(args)
    const updateJobs = db.updateJobs
    db.updateJobs = (update) =>
      update.data.processing === true ? claim(db, update) : updateJobs.call(db, update)
    return db
  },
})
