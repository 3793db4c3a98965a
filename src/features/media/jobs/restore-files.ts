import { type JobTask, periodic } from '@/src/features/jobs/rules/task'
import { restoreAbandonedBackups } from '../server/file-backup'

export const restoreFilesTask: JobTask<'restoreFiles'> = {
  slug: 'restoreFiles',
  labels: { nl: 'Achtergebleven bestanden terugzetten', en: 'Restore abandoned files' },
  ...periodic('5-59/10 * * * *'),
  handler: async ({ req }) => {
    await restoreAbandonedBackups(req.payload, new Date())
    return { output: {} }
  },
}
