import { type SQL, sql } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import type { Pair } from '@/src/database/translations/store'
import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { requestConnection } from '@/src/platform/database/connection'
import { inTransaction } from '@/src/platform/database/transaction'
import { BULK_PROBLEMS } from '../../rules/bulk'
import type { Overwrite } from '../../rules/model/open-segment'
import type { TranslatedCollection } from '../../rules/translated'
import { BULK, DOCUMENTS } from './table'

type Bulk = Pair & {
  id: string
  tenant: string
  account: string | null
  token: string | null
  overwrite: Overwrite
  state: string
}

/** What the model answered to a segment, and the words of the source then. */
export type StoredAnswer = { source: string; text: string }

/** A document of a bulk translation that this job translates, and no other. */
export type Claim = {
  bulk: Bulk
  job: string
  row: string
  document: { collection: TranslatedCollection; id: string }
  answers: Partial<Record<string, StoredAnswer>>
}

type Row = {
  row: string
  collection: TranslatedCollection
  id: string
  state: string
  answers: Claim['answers']
}

async function lockBulk(req: PayloadRequest, id: string): Promise<Bulk | null> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Bulk>(sql`
    SELECT id, tenant_id AS tenant, account_id AS account, api_token_id AS token, from_locale AS from, to_locale AS to,
      overwrite, state
    FROM ${BULK} WHERE id::text = ${id} FOR NO KEY UPDATE`)
  return rows[0] ?? null
}

/** The document that the job began before its process ended, else the next; `failed` if it is translated elsewhere now. */
async function takeRow(req: PayloadRequest, bulk: string, job: string): Promise<Row | null> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Row>(sql`
    WITH next AS (
      SELECT d.id, EXISTS (SELECT FROM ${DOCUMENTS} o WHERE o.document_id = d.document_id AND o.to_locale = d.to_locale
        AND o.state = 'running' AND o.id <> d.id) AS busy
      FROM ${DOCUMENTS} d
      WHERE d.bulk_id = ${bulk}::uuid AND (d.state = 'waiting' OR d.state = 'running' AND d.job_id = ${job})
      ORDER BY d.state = 'running' DESC, d.position LIMIT 1
    )
    UPDATE ${DOCUMENTS} d SET job_id = ${job}, state = CASE WHEN next.busy THEN 'failed' ELSE 'running' END,
      problem = CASE WHEN next.busy THEN ${JSON.stringify(BULK_PROBLEMS.busy)}::jsonb END
    FROM next WHERE d.id = next.id
    RETURNING d.id AS row, d.collection, d.document_id AS id, d.state, d.answers`)
  return rows[0] ?? null
}

/** Ends a bulk translation of which every document is settled. */
async function endBulk(req: PayloadRequest, bulk: string): Promise<void> {
  const connection = await requestConnection(req)
  await connection.execute(sql`
    UPDATE ${BULK} SET state = 'done', ended_at = now() WHERE id = ${bulk}::uuid
      AND NOT EXISTS (SELECT FROM ${DOCUMENTS} WHERE bulk_id = ${bulk}::uuid AND state IN ('waiting', 'running'))`)
}

/** Claims the next document in a transaction; null when there is none, or the bulk translation does not run any more. */
export async function claimNext(payload: Payload, id: string, job: string): Promise<Claim | null> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const bulk = await lockBulk(req, id)
    if (bulk?.state !== 'running') return null
    let row = await takeRow(req, id, job)
    while (row?.state === 'failed') row = await takeRow(req, id, job)
    if (!row) {
      await endBulk(req, id)
      return null
    }
    const { row: own, collection, answers } = row
    return { bulk, job, row: own, document: { collection, id: row.id }, answers }
  })
}

/** Changes the claimed row. @returns whether it was still claimed by this job */
export async function changeClaimed(
  req: PayloadRequest,
  { row, job }: Claim,
  changes: SQL,
): Promise<boolean> {
  const connection = await requestConnection(req)
  const { rowCount } = await connection.execute(
    sql`UPDATE ${DOCUMENTS} SET ${changes} WHERE id = ${row}::uuid AND job_id = ${job} AND state = 'running'`,
  )
  return rowCount !== 0
}

/** Stops a bulk translation with a reason; its document waits to be continued, with what was answered. */
export async function stopBulk(payload: Payload, claim: Claim, reason: LocaleTexts): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const bulk = await lockBulk(req, claim.bulk.id)
    await changeClaimed(req, claim, sql`state = 'waiting', job_id = NULL`)
    if (bulk?.state !== 'running') return
    const connection = await requestConnection(req)
    await connection.execute(sql`
      UPDATE ${BULK} SET state = 'stopped', reason = ${JSON.stringify(reason)}::jsonb WHERE id = ${bulk.id}::uuid`)
  })
}
