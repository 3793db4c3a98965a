import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'

import { AUDIT_LOG, type AuditAction } from '@/src/features/audit/rules/audit-entry'
import { requestConnection } from '@/src/platform/database/connection'
import { didWritePublishedRow } from '@/src/platform/database/stored-row'
import { tableName } from '@/src/platform/database/table-name'

/** Automatic saves of one person on one document within this time are one entry, in milliseconds. */
const SERIES_MS = 5 * 60_000

type Saved = { id: string; updatedAt?: string; _status?: unknown }

const isAutosave = (req: PayloadRequest): boolean => String(req.query?.autosave) === 'true'

/** What an update did, as far as visitors are concerned. */
export async function actionOfUpdate(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { previousDoc, doc }: { previousDoc: Saved; doc: Saved },
): Promise<AuditAction> {
  if (!collection.versions?.drafts) return 'update'
  if (doc._status === 'published') return 'publish'
  if (isAutosave(req)) return 'draft'
  // What leaves a draft and writes what visitors see takes a language offline.
  const wasPublished = previousDoc._status === 'published'
  return wasPublished && (await didWritePublishedRow(req, collection.slug, doc)) ? 'unpublish' : 'update'
}

/** Whether the log already says that this person is at work on this document. */
export async function isRepeatedEdit(req: PayloadRequest, documentId: string): Promise<boolean> {
  const { rows } = await (
    await requestConnection(req)
  ).execute(sql`
    SELECT 1 FROM ${sql.identifier(tableName(AUDIT_LOG))}
    WHERE document_id = ${documentId} AND action = 'draft' AND actor_id = ${req.user?.id ?? null}
      AND created_at > ${new Date(Date.now() - SERIES_MS).toISOString()} LIMIT 1`)
  return rows.length > 0
}
