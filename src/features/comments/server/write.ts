import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { queueJob } from '@/src/features/jobs'
import type { Locale } from '@/src/lib/constants'
import { requestConnection } from '@/src/platform/database/connection'
import { canSendMail } from '@/src/platform/mail/send'
import { type CommentedCollection, MAX_COMMENTS } from '../rules/comment'
import { documentColumn } from './document-column'
import type { Thread } from './read'

type Place = { collection: CommentedCollection; document: string; locale: Locale; path: string | null }
type Said = { text: string; mentions: readonly string[] }

/** Stores who is mentioned in a comment, and mails those who were not mentioned in it before, except its author. */
async function mention(req: PayloadRequest, comment: string, accounts: readonly string[]): Promise<void> {
  const connection = await requestConnection(req)
  const wanted = sql`${sql.param([...accounts])}::uuid[]`
  await connection.execute(
    sql`DELETE FROM comment_mentions WHERE comment_id = ${comment} AND account_id <> ALL(${wanted})`,
  )
  const { rows } = await connection.execute<{ account: string }>(sql`
    INSERT INTO comment_mentions (comment_id, account_id) SELECT ${comment}::uuid, unnest(${wanted})
    ON CONFLICT DO NOTHING RETURNING account_id AS account`)
  if (!canSendMail(req.payload)) return
  for (const { account } of rows)
    if (account !== req.user?.id) await queueJob(req, 'mailComment', { comment, account })
}

const isFull = (collection: CommentedCollection, document: string): SQL => sql`(
  SELECT count(*) FROM comments WHERE ${documentColumn(collection)} = ${document}) >= ${MAX_COMMENTS}`

/**
 * Stores a comment of the account of the request.
 * @param thread the first comment, of a reply
 * @returns its id; null if the document has as many comments as it may
 */
export async function storeComment(
  req: PayloadRequest,
  { tenant, place, thread = null }: { tenant: string; place: Place; thread?: string | null },
  { text, mentions }: Said,
): Promise<string | null> {
  const { collection, document, locale, path } = place
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ id: string }>(sql`
    INSERT INTO comments (tenant_id, ${documentColumn(collection)}, thread_id, locale, path, account_id, text)
    SELECT ${tenant}::uuid, ${document}::uuid, ${thread}::uuid, ${locale}, ${path}, ${req.user?.id}::uuid, ${text}
    WHERE NOT ${isFull(collection, document)} RETURNING id`)
  const id = rows[0]?.id ?? null
  if (id) await mention(req, id, mentions)
  return id
}

export async function editComment(req: PayloadRequest, id: string, { text, mentions }: Said): Promise<void> {
  const connection = await requestConnection(req)
  await connection.execute(sql`UPDATE comments SET text = ${text}, edited_at = now() WHERE id = ${id}`)
  await mention(req, id, mentions)
}

/** A first comment goes with its replies. */
export async function deleteComment(req: PayloadRequest, id: string): Promise<void> {
  const connection = await requestConnection(req)
  await connection.execute(sql`DELETE FROM comments WHERE id = ${id}`)
}

/** Settles a thread on behalf of the account of the request, or opens it again. */
export async function settleThread(req: PayloadRequest, { id }: Thread, isResolved: boolean): Promise<void> {
  const connection = await requestConnection(req)
  const account = isResolved ? (req.user?.id ?? null) : null
  await connection.execute(sql`UPDATE comments SET resolved_at = ${isResolved ? sql`now()` : null},
    resolver_id = ${account}::uuid WHERE id = ${id} AND (resolved_at IS NULL) = ${isResolved}`)
}
