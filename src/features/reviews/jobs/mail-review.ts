import { DELIVERY_RETRIES, type JobTask } from '@/src/features/jobs/rules/task'
import { mailReview } from '../server/mail'

export const mailReviewTask: JobTask<'mailReview'> = {
  slug: 'mailReview',
  labels: { nl: 'Beoordeling mailen', en: 'Mail a review' },
  retries: DELIVERY_RETRIES,
  inputSchema: [
    { name: 'review', type: 'text', required: true },
    { name: 'account', type: 'text', required: true },
  ],
  handler: async ({ input, job, req }) => {
    await mailReview(req, String(job.id), input)
    return { output: {} }
  },
}
