/**
 * Defect: a change that says neither `draft` nor `_status` is saved with the status of the newest draft: a language that is
 * online with a newer draft goes offline.
 * Seen in: payload 3.90.1
 * Upstream: not reported yet
 * Remove when: keep-online.int.test.ts "Payload takes a language with a newer draft offline" fails
 */
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

import { isUuid } from '@/src/lib/uuid'
import { requestConnection } from '@/src/platform/database/connection'
import { tableName } from '@/src/platform/database/table-name'

type Save = {
  id?: unknown
  data?: { _status?: unknown }
  draft?: boolean
  publishAllLocales?: boolean
  publishSpecificLocale?: string
  unpublishAllLocales?: boolean
}

const saysWhatBecomesOnline = ({ data, draft, ...save }: Save): boolean =>
  Boolean(draft ?? save.publishAllLocales ?? save.publishSpecificLocale ?? save.unpublishAllLocales) ||
  data?._status !== undefined

/** Whether the language of the request is online, and has a newer draft. */
async function hasNewerDraft(req: PayloadRequest, slug: string, id: string): Promise<boolean> {
  const table = tableName(slug)
  const connection = await requestConnection(req)
  const { rows } = await connection.execute(sql`
    SELECT FROM ${sql.identifier(`${table}_locales`)} online
    JOIN ${sql.identifier(`_${table}_v`)} v ON v.parent_id = online._parent_id AND v.latest
    JOIN ${sql.identifier(`_${table}_v_locales`)} newest
      ON newest._parent_id = v.id AND newest._locale = online._locale
    WHERE online._parent_id = ${id} AND (online._locale::text = ${req.locale} OR ${req.locale} = 'all')
      AND online._status = 'published' AND newest.version__status = 'draft'`)
  return rows.length > 0
}

/** Saves a draft where the change of a document would take a language offline without saying so. */
export const keepOnline: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const save = args as Save
  if (operation !== 'update' || !isUuid(save.id) || saysWhatBecomesOnline(save)) return
  if (await hasNewerDraft(req, collection.slug, save.id)) save.draft = true
}
