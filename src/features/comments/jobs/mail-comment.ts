import { DELIVERY_RETRIES, type JobTask } from '@/src/features/jobs/rules/task'
import { mailComment } from '../server/mail'

export const mailCommentTask: JobTask<'mailComment'> = {
  slug: 'mailComment',
  labels: { nl: 'Opmerking mailen', en: 'Mail a comment' },
  retries: DELIVERY_RETRIES,
  inputSchema: [
    { name: 'comment', type: 'text', required: true },
    { name: 'account', type: 'text', required: true },
  ],
  handler: async ({ input, job, req }) => {
    await mailComment(req, String(job.id), input)
    return { output: {} }
  },
}
