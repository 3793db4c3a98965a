import { DELIVERY_RETRIES, type JobTask } from '@/src/features/jobs/rules/task'
import { mailReply } from '../server/replies/mail'
import { markReply } from '../server/replies/store'

export const mailReplyTask: JobTask<'mailReply'> = {
  slug: 'mailReply',
  labels: { nl: 'Reactie mailen', en: 'Mail a reply' },
  retries: DELIVERY_RETRIES,
  inputSchema: [{ name: 'reply', type: 'text', required: true }],
  handler: async ({ input, job, req }) => {
    await mailReply(req, String(job.id), input.reply)
    return { output: {} }
  },
  onCancel: (req, { reply }) => markReply(req, String(reply), 'failed'),
}
