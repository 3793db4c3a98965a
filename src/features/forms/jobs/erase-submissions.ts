import { type JobTask, periodic } from '@/src/features/jobs/rules/task'
import { removeAbandonedFiles } from '../server/attachments/remove-abandoned'
import { eraseExpired } from '../server/erase-expired'

export const eraseSubmissionsTask: JobTask<'eraseSubmissions'> = {
  slug: 'eraseSubmissions',
  labels: { nl: 'Verlopen inzendingen wissen', en: 'Erase expired submissions' },
  ...periodic('*/10 * * * *'),
  handler: async ({ req }) => {
    await eraseExpired(req.payload, new Date())
    await removeAbandonedFiles(req.payload)
    return { output: {} }
  },
}
