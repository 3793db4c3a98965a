import { type JobTask, periodic } from '@/src/features/jobs/rules/task'
import { restoreAbandoned } from '../server/file-backup'

export const restoreFilesTask: JobTask<'restoreFiles'> = {
  slug: 'restoreFiles',
  labels: { nl: 'Achtergebleven bestanden terugzetten', en: 'Restore abandoned files' },
  ...periodic('5-59/10 * * * *'),
  handler: async ({ req }) => {
    await restoreAbandoned(req.payload, new Date())
    return { output: {} }
  },
}
