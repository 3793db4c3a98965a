import type { JobTask } from '@/src/features/jobs/rules/task'
import { LOCALES } from '@/src/lib/constants'
import { mailAccount } from '../server/mail'

/** Links in these mails are valid for at least an hour: retries end within half of that. */
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
    // The tenant that the mail is about, if not that of the site.
    { name: 'company', type: 'text' },
  ],
  handler: async ({ input, job, req }) => {
    await mailAccount(req, String(job.id), input)
    return { output: {} }
  },
}
