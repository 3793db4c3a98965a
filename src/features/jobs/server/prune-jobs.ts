import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'
import { type JobTask, periodic } from '../rules/task'
import { once } from './once'

/** How long a super admin can see periodic work and other work that is done, and what failed or was cancelled. */
const KEEP = { periodic: '1 day', done: '7 days', failed: '90 days' }

async function pruneJobs(req: PayloadRequest): Promise<void> {
  const connection = await requestConnection(req)
  await connection.execute(sql`
    delete from payload_jobs where not coalesce(processing, false) and (
      completed_at < now() - ${KEEP.done}::interval
      or completed_at < now() - ${KEEP.periodic}::interval and meta ->> 'scheduled' = 'true'
      or has_error and updated_at < now() - ${KEEP.failed}::interval)`)
}

export const pruneJobsTask: JobTask<'pruneJobs'> = {
  slug: 'pruneJobs',
  labels: { nl: 'Oude taken opschonen', en: 'Prune old jobs' },
  ...periodic('20 3 * * *'),
  handler: async ({ job, req }) => {
    await once(req, String(job.id), 'pruned', () => pruneJobs(req))
    return { output: {} }
  },
}
