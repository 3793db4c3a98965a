import { type JobTask, periodic } from '@/src/features/jobs/rules/task'
import { eraseExpired } from '../server/erase-expired'

export const eraseSubmissionsTask: JobTask<'eraseSubmissions'> = {
  slug: 'eraseSubmissions',
  labels: { nl: 'Verlopen inzendingen wissen', en: 'Erase expired submissions' },
  ...periodic('*/10 * * * *'),
  handler: async ({ req }) => {
    await eraseExpired(req.payload, new Date())
    return { output: {} }
  },
}
