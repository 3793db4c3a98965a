import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'

import { hideTexts } from '@/src/database/hidden-texts'
import { restoring } from '@/src/fields/block-rows/clear-missing'
import { textIn } from '@/src/i18n/locale-texts'
import { isUuid } from '@/src/lib/uuid'
import { requestConnection } from '@/src/platform/database/connection'
import { lockRow } from '@/src/platform/database/lock'
import { tableName } from '@/src/platform/database/table-name'
import { trashChange } from '../rules/trash-change'

type Document = { id: string; deletedAt?: string | null }
type Save = {
  id?: unknown
  data?: Record<string, unknown>
  trash?: boolean
  draft?: boolean
  autosave?: boolean
  publishAllLocales?: boolean
  publishSpecificLocale?: string
  unpublishAllLocales?: boolean
}

async function isInTrash(req: PayloadRequest, slug: string, id: string): Promise<boolean> {
  await lockRow(req, tableName(slug), id)
  const connection = await requestConnection(req)
  const { rows } = await connection.execute(
    sql`SELECT FROM ${sql.identifier(tableName(slug))} WHERE id = ${id} AND deleted_at IS NOT NULL`,
  )
  return rows.length > 0
}

/**
 * Moving to the trash and restoring change nothing else, and leave no language published, whatever else the request says;
 * the time is that of the server. Any other save leaves alone whether a document is in the trash.
 */
export const settleTrash: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const save = args as Save
  const { id, data, trash } = save
  if (!data || !('deletedAt' in data) || (operation !== 'update' && operation !== 'create')) return args
  const isTrashing = operation === 'update' && Boolean(data.deletedAt)
  const isRestoring =
    operation === 'update' &&
    !isTrashing &&
    trash === true &&
    isUuid(id) &&
    (await isInTrash(req, collection.slug, id))
  if (!isTrashing && !isRestoring) {
    const { deletedAt: _deletedAt, ...others } = data
    return { ...save, data: others } as typeof args
  }
  if (isRestoring) restoring(req)
  const change = { deletedAt: isTrashing ? new Date().toISOString() : null }
  const { publishSpecificLocale: _locale, ...kept } = save
  const moved: Save = collection.versions?.drafts
    ? {
        ...{ ...kept, draft: false, autosave: false, publishAllLocales: false, unpublishAllLocales: true },
        data: { ...change, _status: 'draft' },
      }
    : { ...kept, data: change }
  return moved as typeof args
}

/** What is in the trash is only restored or erased. */
export const rejectChangeInTrash: CollectionBeforeChangeHook<Document> = ({ data, originalDoc, req }) => {
  if (!originalDoc?.deletedAt || trashChange(data, originalDoc) === 'restore') return data
  const message = {
    nl: 'Dit staat in de prullenbak. Zet het eerst terug.',
    en: 'This is in the trash. Restore it first.',
  }
  throw new APIError(textIn(message, req.i18n.language), 409, null, true)
}

/** Nobody finds or translates what is in the trash; restoring it stores its texts again. */
export const hideTrashed: CollectionAfterChangeHook<Document> = async ({ doc, previousDoc, req }) => {
  if (trashChange(doc, previousDoc) === 'trash') await hideTexts(req, doc.id)
}
