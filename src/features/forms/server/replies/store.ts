import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { queueJob } from '@/src/features/jobs'
import { requestConnection } from '@/src/platform/database/connection'
import { MAX_REPLIES, type ReplyState } from '../../rules/reply'

/** A reply by mail; `author` is null when the account is gone. */
export type Reply = {
  id: string
  author: { id: string; name: string } | null
  recipient: string
  replyTo: string
  subject: string
  text: string
  state: ReplyState
  createdAt: string
  sentAt: string | null
}

type Stored = Reply & { submission: string }
type New = Pick<Reply, 'recipient' | 'replyTo' | 'subject' | 'text'>

const utc = (name: 'created_at' | 'sent_at') =>
  sql`to_char(r.${sql.identifier(name)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const REPLY = sql`r.id, r.recipient, r.reply_to AS "replyTo", r.subject, r.text, r.state,
  ${utc('created_at')} AS "createdAt", ${utc('sent_at')} AS "sentAt",
  (SELECT jsonb_build_object('id', u.id, 'name', u.name) FROM users u WHERE u.id = r.account_id) AS author`

/** The replies to a submission, the oldest first. */
export async function repliesTo(req: PayloadRequest, submission: string): Promise<Reply[]> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Reply>(
    sql`SELECT ${REPLY} FROM submission_replies r WHERE r.submission_id = ${submission} ORDER BY r.created_at, r.id`,
  )
  return rows
}

/** Null when the reply, or its submission, is gone. */
export async function findReply(req: PayloadRequest, id: string): Promise<Stored | null> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Stored>(
    sql`SELECT ${REPLY}, r.submission_id AS submission FROM submission_replies r WHERE r.id = ${id}`,
  )
  return rows[0] ?? null
}

/**
 * Stores a reply of the account of the request, and sends it once the transaction is committed.
 * @returns its id; null if the submission has as many replies as it may
 */
export async function storeReply(
  req: PayloadRequest,
  submission: string,
  { recipient, replyTo, subject, text }: New,
): Promise<string | null> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ id: string }>(sql`
    INSERT INTO submission_replies (submission_id, account_id, recipient, reply_to, subject, text)
    SELECT ${submission}::uuid, ${req.user?.id}::uuid, ${recipient}, ${replyTo}, ${subject}, ${text}
    WHERE (SELECT count(*) FROM submission_replies WHERE submission_id = ${submission}) < ${MAX_REPLIES}
    RETURNING id`)
  const id = rows[0]?.id ?? null
  if (id) await queueJob(req, 'mailReply', { reply: id })
  return id
}

/** Stores how sending ended; what was sent stays so. */
export async function markReply(req: PayloadRequest, id: string, state: ReplyState): Promise<void> {
  const connection = await requestConnection(req)
  const sentAt = state === 'sent' ? sql`now()` : sql`NULL`
  await connection.execute(
    sql`UPDATE submission_replies SET state = ${state}, sent_at = ${sentAt} WHERE id = ${id} AND state <> 'sent'`,
  )
}

/** Sends a reply again that failed. @returns false when it did not fail */
export async function retryReply(req: PayloadRequest, id: string): Promise<boolean> {
  const connection = await requestConnection(req)
  const { rowCount } = await connection.execute(
    sql`UPDATE submission_replies SET state = 'pending' WHERE id = ${id} AND state = 'failed'`,
  )
  if (rowCount === 0) return false
  await queueJob(req, 'mailReply', { reply: id })
  return true
}
