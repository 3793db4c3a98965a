import type { JobTask } from '@/src/features/jobs/rules/task'
import { LOCALES } from '@/src/lib/constants'
import { mailAccount } from '../server/mail'

/** The links work for an hour and more: tries end after half of that. */
const RETRIES = { attempts: 5, backoff: { type: 'exponential', delay: 60_000 } } as const

export const mailAccountTask: JobTask<'mailAccount'> = {
  slug: 'mailAccount',
  labels: { nl: 'Accountbericht mailen', en: 'Mail about an account' },
  retries: RETRIES,
  inputSchema: [
    {
      name: 'kind',
      type: 'select',
      options: ['verify', 'exists', 'resetPassword', 'passwordChanged', 'invited', 'added'],
      required: true,
    },
    { name: 'account', type: 'text' },
    { name: 'hostname', type: 'text', required: true },
    { name: 'locale', type: 'select', options: [...LOCALES], required: true },
    // The tenant that invites, and whether it has no site of its own for the link to lead to.
    { name: 'company', type: 'text' },
    { name: 'viaAdmin', type: 'checkbox' },
  ],
  handler: async ({ input, job, req }) => {
    await mailAccount(req, String(job.id), input)
    return { output: {} }
  },
}
