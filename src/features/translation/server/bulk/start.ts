import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { apiTokenOf } from '@/src/access/api-token'
import type { Pair } from '@/src/database/translations/store'
import { requestConnection } from '@/src/platform/database/connection'
import type { Overwrite } from '../../rules/model/open-segment'
import type { TranslatedDocument } from '../list-translations'
import { BULK, DOCUMENTS, queueNext } from './table'

/** Documents of one bulk translation that are translated at once. */
const AT_ONCE = 2
/** How long one that has ended can be read. */
const KEEP = '90 days'

export type NewBulk = Pair & {
  tenant: string
  overwrite: Overwrite
  documents: readonly TranslatedDocument[]
}

/** Stores a bulk translation by the account of the request, and starts it with the commit. @returns its id */
export async function startBulk(
  req: PayloadRequest,
  { tenant, from, to, overwrite, documents }: NewBulk,
): Promise<string> {
  const connection = await requestConnection(req)
  await connection.execute(
    sql`DELETE FROM ${BULK} WHERE tenant_id = ${tenant}::uuid AND ended_at < now() - ${KEEP}::interval`,
  )
  const isEmpty = documents.length === 0
  const { rows } = await connection.execute<{ id: string }>(sql`
    INSERT INTO ${BULK} (tenant_id, account_id, api_token_id, from_locale, to_locale, overwrite, state, ended_at)
    VALUES (${tenant}::uuid, ${req.user?.id ?? null}::uuid, ${apiTokenOf(req.user)?.id ?? null}::uuid, ${from}, ${to},
      ${overwrite}, ${isEmpty ? 'done' : 'running'}, ${isEmpty ? sql`now()` : sql`NULL`})
    RETURNING id`)
  const id = rows[0]?.id ?? ''
  const rowsOfDocuments = JSON.stringify(documents.map((document, position) => ({ ...document, position })))
  await connection.execute(sql`
    INSERT INTO ${DOCUMENTS} (bulk_id, position, collection, document_id, to_locale)
    SELECT ${id}::uuid, d.position, d.collection, d.id, ${to}
    FROM jsonb_to_recordset(${rowsOfDocuments}::jsonb) AS d(position int, collection text, id uuid)`)
  await queueBulk(req, id, documents.length)
  return id
}

/** As many jobs as documents that are translated at once; each queues the next. */
export async function queueBulk(req: PayloadRequest, id: string, documents: number): Promise<void> {
  for (let count = 0; count < Math.min(AT_ONCE, documents); count += 1) await queueNext(req, id)
}
