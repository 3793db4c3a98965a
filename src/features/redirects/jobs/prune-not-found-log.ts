import { once } from '@/src/features/jobs'
import { type JobTask, periodic } from '@/src/features/jobs/rules/task'
import { pruneNotFoundLog } from '../server/prune-not-found-log'

export const pruneNotFoundLogTask: JobTask<'pruneNotFoundLog'> = {
  slug: 'pruneNotFoundLog',
  labels: { nl: 'Niet-gevonden adressen opschonen', en: 'Prune the not-found log' },
  ...periodic('*/10 * * * *'),
  handler: async ({ job, req }) => {
    await once(req, String(job.id), 'pruned', () => pruneNotFoundLog(req))
    return { output: {} }
  },
}
