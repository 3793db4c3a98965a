import { DELIVERY_RETRIES, type JobTask } from '@/src/features/jobs/rules/task'
import { mailAssignee } from '../server/assignee/mail'

export const mailAssigneeTask: JobTask<'mailAssignee'> = {
  slug: 'mailAssignee',
  labels: { nl: 'Toewijzing mailen', en: 'Mail an assignment' },
  retries: DELIVERY_RETRIES,
  inputSchema: [
    { name: 'submission', type: 'text', required: true },
    { name: 'account', type: 'text', required: true },
    { name: 'assigner', type: 'text' },
  ],
  handler: async ({ input, job, req }) => {
    await mailAssignee(req, String(job.id), input)
    return { output: {} }
  },
}
