import { type JobTask, periodic } from '@/src/features/jobs/rules/task'
import { checkDueDomains } from '../server/check-due-domains'

export const checkDomainsTask: JobTask<'checkDomains'> = {
  slug: 'checkDomains',
  labels: { nl: 'Bewijs van domeinen controleren', en: 'Check the proof of domains' },
  ...periodic('*/5 * * * *'),
  handler: async ({ req }) => {
    await checkDueDomains(req)
    return { output: {} }
  },
}
