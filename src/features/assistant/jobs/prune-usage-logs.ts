import { once } from '@/src/features/jobs'
import { type JobTask, periodic } from '@/src/features/jobs/rules/task'
import { pruneUsageLogs } from '../server/prune-usage-logs'

export const pruneUsageLogsTask: JobTask<'pruneUsageLogs'> = {
  slug: 'pruneUsageLogs',
  labels: { nl: 'Gebruik van het taalmodel opschonen', en: 'Prune the usage log of the language model' },
  ...periodic('20 3 * * *'),
  handler: async ({ job, req }) => {
    await once(req, String(job.id), 'pruned', () => pruneUsageLogs(req, new Date()))
    return { output: {} }
  },
}
