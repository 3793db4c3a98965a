import { DELIVERY_RETRIES, type JobTask } from '@/src/features/jobs/rules/task'
import { mailSubmission, markCancelled } from '../server/deliver'

export const mailSubmissionTask: JobTask<'mailSubmission'> = {
  slug: 'mailSubmission',
  labels: { nl: 'Inzending mailen', en: 'Mail a submission' },
  retries: DELIVERY_RETRIES,
  inputSchema: [{ name: 'submission', type: 'text', required: true }],
  handler: async ({ input, job, req }) => {
    await mailSubmission(req, { jobId: String(job.id), submission: input.submission })
    return { output: {} }
  },
  onCancel: (req, { submission }) => markCancelled(req, 'mail', String(submission)),
}
