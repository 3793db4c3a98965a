import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'

import { AUDIT_LOG, type AuditAction } from '@/src/features/audit/rules/audit-entry'
import { trashChange } from '@/src/features/trash/rules/trash-change'
import { isRestoring } from '@/src/fields/block-rows/clear-missing'
import { requestConnection } from '@/src/platform/database/connection'
import { didWritePublishedRow } from '@/src/platform/database/stored-row'
import { tableName } from '@/src/platform/database/table-name'

/** Autosaves of a document by the same account within this time (in milliseconds) share one entry. */
const SERIES_MS = 5 * 60_000

type SavedDoc = { id: string; updatedAt?: string; deletedAt?: string | null; _status?: unknown }

const isAutosave = (req: PayloadRequest): boolean => String(req.query?.autosave) === 'true'

/** The audit action of an update, by its effect on what visitors see. */
export async function actionOfUpdate(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { previousDoc, doc }: { previousDoc: SavedDoc; doc: SavedDoc },
): Promise<AuditAction> {
  const moved = trashChange(doc, previousDoc)
  if (moved) return moved
  if (!collection.versions?.drafts) return 'update'
  if (isRestoring(req)) return 'restore'
  if (doc._status === 'published') return 'publish'
  if (isAutosave(req)) return 'draft'
  // A save that results in a draft but writes the published row has unpublished a locale.
  const wasPublished = previousDoc._status === 'published'
  if (!wasPublished) return 'update'
  const save = { collection: collection.slug, doc, operation: 'update' } as const
  return (await didWritePublishedRow(req, save)) ? 'unpublish' : 'update'
}

/** Whether there is a recent entry of autosaves of this document by the same account. */
export async function isRepeatedEdit(req: PayloadRequest, documentId: string): Promise<boolean> {
  const { rows } = await (
    await requestConnection(req)
  ).execute(sql`
    SELECT 1 FROM ${sql.identifier(tableName(AUDIT_LOG))}
    WHERE document_id = ${documentId} AND action = 'draft' AND actor_id = ${req.user?.id ?? null}
      AND created_at > ${new Date(Date.now() - SERIES_MS).toISOString()} LIMIT 1`)
  return rows.length > 0
}
