import { DELIVERY_RETRIES, type JobTask } from '@/src/features/jobs/rules/task'
import { callWebhook, markCancelled } from '../server/deliver'

export const callWebhookTask: JobTask<'callWebhook'> = {
  slug: 'callWebhook',
  labels: { nl: 'Webhook aanroepen', en: 'Call a webhook' },
  retries: DELIVERY_RETRIES,
  inputSchema: [{ name: 'submission', type: 'text', required: true }],
  handler: async ({ input, job, req }) => {
    await callWebhook(req, { jobId: String(job.id), submission: input.submission })
    return { output: {} }
  },
  onCancel: (req, { submission }) => markCancelled(req, 'webhook', String(submission)),
}
