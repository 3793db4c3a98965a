import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Change, Editable, ProposalStatus } from '@/src/features/assistant/rules/proposal'
import type { Locale } from '@/src/lib/constants'
import { requestConnection } from '@/src/platform/database/connection'

/** What the assistant proposed to change in a document. */
export type Proposal = {
  id: string
  conversation: string
  collection: Editable
  /** Null for a page that does not exist yet. */
  document: string | null
  locale: Locale
  title: string | null
  /** The ETag of the document that was read; null for a new one. */
  base: string | null
  changes: Change[]
  status: ProposalStatus
  /** The ids of the changes that were accepted. */
  accepted: string[]
  createdAt: string
  /** The version that was the newest before, and the ETag after, it was accepted. */
  before: string | null
  result: string | null
}

export type Owner = { tenant: string; account: string }
export type NewProposal = Pick<
  Proposal,
  'conversation' | 'collection' | 'document' | 'locale' | 'title' | 'base' | 'changes'
>

const COLUMNS = sql`id, conversation_id AS conversation, collection, document_id AS document, locale, title, base, changes,
  status, accepted, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt",
  before_version AS before, result`

export async function storeProposal(
  req: PayloadRequest,
  { tenant, account }: Owner,
  { conversation, collection, document, locale, title, base, changes }: NewProposal,
): Promise<Proposal> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Proposal>(sql`
    INSERT INTO llm_proposals (tenant_id, account_id, conversation_id, collection, document_id, locale, title, base, changes)
    VALUES (${tenant}, ${account}, ${conversation}, ${collection}, ${document}, ${locale}, ${title}, ${base},
      ${JSON.stringify(changes)}::jsonb) RETURNING ${COLUMNS}`)
  const [stored] = rows
  if (!stored) throw new Error('Postgres returned no row')
  return stored
}

/** A person's own proposal, locked until the transaction ends; null when there is none. */
export async function proposalForUpdate(
  req: PayloadRequest,
  { tenant, account }: Owner,
  id: string,
): Promise<Proposal | null> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Proposal>(sql`SELECT ${COLUMNS} FROM llm_proposals
    WHERE id = ${id} AND tenant_id = ${tenant} AND account_id = ${account} FOR UPDATE`)
  return rows[0] ?? null
}

/** What was proposed in conversations, oldest first. Who may read them was checked by the caller. */
export async function proposalsIn(
  req: PayloadRequest,
  conversations: readonly string[],
): Promise<Proposal[]> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Proposal>(sql`SELECT ${COLUMNS} FROM llm_proposals
    WHERE conversation_id = ANY(${sql.param([...conversations])}::uuid[]) ORDER BY created_at, id`)
  return rows
}

type Decision = Pick<Proposal, 'status'> &
  Partial<Pick<Proposal, 'document' | 'accepted' | 'before' | 'result'>>

export async function decideProposal(
  req: PayloadRequest,
  { id, ...current }: Proposal,
  decision: Decision,
): Promise<Proposal> {
  const { status, document, accepted, before, result } = { ...current, ...decision }
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Proposal>(sql`UPDATE llm_proposals SET status = ${status},
    document_id = ${document}, accepted = ${JSON.stringify(accepted)}::jsonb, before_version = ${before},
    result = ${result}, decided_at = now() WHERE id = ${id} RETURNING ${COLUMNS}`)
  const [stored] = rows
  if (!stored) throw new Error('Postgres returned no row')
  return stored
}
