import { once } from '@/src/features/jobs'
import { type JobTask, periodic } from '@/src/features/jobs/rules/task'
import { pruneConversations } from '../server/remove-conversations'

export const pruneConversationsTask: JobTask<'pruneConversations'> = {
  slug: 'pruneConversations',
  labels: {
    nl: 'Gesprekken met de assistent opschonen',
    en: 'Prune the conversations with the assistant',
  },
  ...periodic('40 3 * * *'),
  handler: async ({ job, req }) => {
    await once(req, String(job.id), 'pruned', () => pruneConversations(req, new Date()))
    return { output: {} }
  },
}
