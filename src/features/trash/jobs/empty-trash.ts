import { type JobTask, periodic } from '@/src/features/jobs/rules/task'
import { eraseExpiredTrash } from '../server/erase-expired'

export const emptyTrashTask: JobTask<'emptyTrash'> = {
  slug: 'emptyTrash',
  labels: { nl: 'Prullenbak legen', en: 'Empty the trash' },
  ...periodic('20 * * * *'),
  handler: async ({ req }) => {
    await eraseExpiredTrash(req.payload, new Date())
    return { output: {} }
  },
}
