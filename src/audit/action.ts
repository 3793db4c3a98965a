import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'

import { AUDIT_LOG, type AuditAction } from '@/src/lib/audit'
import { connectionOf } from '@/src/lib/database/connection'
import { tableOf } from '@/src/lib/database/table-of'

/** Automatic saves of one person on one document within this time are one entry, in milliseconds. */
const SERIES_MS = 5 * 60_000

type Saved = { id: string; updatedAt?: string; _status?: unknown }

const isAutosave = (req: PayloadRequest): boolean => String(req.query?.autosave) === 'true'

/** Whether a save that leaves a draft wrote the row that visitors see, and so took a language offline. */
async function tookOffline(req: PayloadRequest, { slug }: SanitizedCollectionConfig, doc: Saved) {
  const row = await req.payload.db.findOne<Saved & { updatedAt: string }>({
    collection: slug,
    where: { id: { equals: doc.id } },
    select: { updatedAt: true },
    req,
  })
  return row?.updatedAt === doc.updatedAt
}

/** What an update did, as far as visitors are concerned. */
export async function actionOfUpdate(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { previousDoc, doc }: { previousDoc: Saved; doc: Saved },
): Promise<AuditAction> {
  if (!collection.versions?.drafts) return 'update'
  if (doc._status === 'published') return 'publish'
  if (isAutosave(req)) return 'draft'
  const wasPublished = previousDoc._status === 'published'
  return wasPublished && (await tookOffline(req, collection, doc)) ? 'unpublish' : 'update'
}

/** Whether the log already says that this person is at work on this document. */
export async function isInSeries(req: PayloadRequest, documentId: string): Promise<boolean> {
  const { rows } = await (
    await connectionOf(req)
  ).execute(sql`
    SELECT 1 FROM ${sql.identifier(tableOf(AUDIT_LOG))}
    WHERE document_id = ${documentId} AND action = 'draft' AND actor_id = ${req.user?.id ?? null}
      AND created_at > ${new Date(Date.now() - SERIES_MS).toISOString()} LIMIT 1`)
  return rows.length > 0
}
