import type { JobTask } from '@/src/features/jobs/rules/task'
import { LOCALES } from '@/src/lib/constants'
import { MAIL_KINDS } from '../rules/mail-kinds'
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
      options: [...MAIL_KINDS],
      required: true,
    },
    { name: 'account', type: 'text' },
    { name: 'hostname', type: 'text', required: true },
    { name: 'locale', type: 'select', options: [...LOCALES], required: true },
    // The tenant that the mail is about, if not that of the site.
    { name: 'company', type: 'text' },
    // If not to the address of the account when it is sent.
    { name: 'to', type: 'text' },
    // Particulars: of a sign-in, of a role, of a change of address.
    { name: 'at', type: 'text' },
    { name: 'userAgent', type: 'text' },
    { name: 'role', type: 'text' },
    { name: 'newAddress', type: 'text' },
  ],
  handler: async ({ input, job, req }) => {
    await mailAccount(req, String(job.id), input)
    return { output: {} }
  },
}
