import type { JobTask } from '@/src/features/jobs/rules/task'
import { cancelBulk } from '../server/bulk/control'
import { runBulk } from '../server/bulk/run'

/** Tries in all, over an hour and a half, of what an outage of the database interrupts. */
const RETRIES = { attempts: 9, backoff: { type: 'exponential', delay: 10_000 } } as const

/** Translates one document of a bulk translation, and queues the next. */
export const translateDocumentsTask: JobTask<'translateDocuments'> = {
  slug: 'translateDocuments',
  labels: { nl: 'Documenten vertalen', en: 'Translate documents' },
  retries: RETRIES,
  inputSchema: [{ name: 'bulk', type: 'text', required: true }],
  onCancel: async (req, { bulk }) => void (await cancelBulk(req, { id: String(bulk) })),
  handler: async ({ input, job, req }) => {
    await runBulk(req.payload, input.bulk, String(job.id))
    return { output: {} }
  },
}
