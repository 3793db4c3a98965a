import { once } from '@/src/features/jobs'
import { type JobTask, periodic } from '@/src/features/jobs/rules/task'
import { pruneAuditLog } from '../server/prune'

export const pruneAuditLogTask: JobTask<'pruneAuditLog'> = {
  slug: 'pruneAuditLog',
  labels: { nl: 'Logboek opschonen', en: 'Prune the audit log' },
  ...periodic('10 3 * * *'),
  handler: async ({ job, req }) => {
    await once(req, String(job.id), 'pruned', () => pruneAuditLog(req, new Date()))
    return { output: {} }
  },
}
