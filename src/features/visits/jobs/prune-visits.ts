import { once } from '@/src/features/jobs'
import { type JobTask, periodic } from '@/src/features/jobs/rules/task'
import { pruneVisits } from '../server/prune-visits'

export const pruneVisitsTask: JobTask<'pruneVisits'> = {
  slug: 'pruneVisits',
  labels: { nl: 'Bezoeken opschonen', en: 'Prune visits' },
  ...periodic('*/10 * * * *'),
  handler: async ({ job, req }) => {
    await once(req, String(job.id), 'pruned', () => pruneVisits(req))
    return { output: {} }
  },
}
