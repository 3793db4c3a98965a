import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { BULK_DOCUMENTS, BULK_TRANSLATIONS } from '@/src/database/bulk-translations'
import { queueJobAt } from '@/src/features/jobs'
import { TRANSLATION_QUEUE } from '@/src/features/jobs/rules/task'

export const BULK = sql.identifier(BULK_TRANSLATIONS)
export const DOCUMENTS = sql.identifier(BULK_DOCUMENTS)

/** Whether a job is waiting or at work, of the bulk translation `b`; one that crashed too often is neither. */
export const HAS_JOB = sql`EXISTS (SELECT FROM payload_jobs j WHERE j.task_slug = 'translateDocuments'
  AND j.input ->> 'bulk' = b.id::text AND j.completed_at IS NULL AND j.has_error IS NOT TRUE)`

/** Queues the job of the next document, which runs as soon as the transaction is committed. */
export const queueNext = (req: PayloadRequest, bulk: string): Promise<void> =>
  queueJobAt(req, 'translateDocuments', { bulk }, { at: new Date(), queue: TRANSLATION_QUEUE })
