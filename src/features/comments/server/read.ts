import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { isTrashed } from '@/src/access/trash'
import type { Locale } from '@/src/lib/constants'
import { requestConnection } from '@/src/platform/database/connection'
import { tableName } from '@/src/platform/database/table-name'
import {
  COMMENTED_COLLECTIONS,
  type CommentedCollection,
  type CommentState,
  type OpenThread,
} from '../rules/comment'
import { DOCUMENT_TITLES, documentColumn } from './document-column'

/** Null for somebody whose account is gone. */
export type Author = { id: string; name: string } | null

export type Comment = {
  id: string
  author: Author
  text: string
  mentions: { id: string; name: string }[]
  createdAt: string
  editedAt: string | null
}

/** A first comment with its replies; `path` names rows by their ids, and is null for the whole document. */
export type Thread = Comment & {
  collection: CommentedCollection
  document: string
  title: string | null
  locale: Locale
  path: string | null
  resolvedAt: string | null
  resolvedBy: Author
  replies: Comment[]
}

/** Which threads of a tenant. `mentioned`: those in which this account is mentioned. */
export type ThreadQuery = {
  tenant: string
  id?: string | undefined
  collection?: CommentedCollection | undefined
  document?: string | undefined
  state?: CommentState | undefined
  mentioned?: string | undefined
}

const utc = (column: SQL): SQL => sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const person = (id: SQL): SQL =>
  sql`(SELECT jsonb_build_object('id', u.id, 'name', u.name) FROM users u WHERE u.id = ${id})`

const COMMENT = sql`c.id, ${person(sql`c.account_id`)} AS author, c.text,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) ORDER BY u.name, u.id), '[]')
    FROM comment_mentions m JOIN users u ON u.id = m.account_id WHERE m.comment_id = c.id) AS mentions,
  ${utc(sql`c.created_at`)} AS "createdAt", ${utc(sql`c.edited_at`)} AS "editedAt"`

/** First comments on documents of a collection that are not in the trash. */
const threadsOn = (collection: CommentedCollection): SQL => sql`
  SELECT c.*, ${collection} AS collection, d.id AS document, ${DOCUMENT_TITLES[collection]} AS title
  FROM comments c
  JOIN ${sql.identifier(tableName(collection))} d ON d.id = c.${documentColumn(collection)}
    ${isTrashed(collection) ? sql`AND d.deleted_at IS NULL` : sql``}
  WHERE c.thread_id IS NULL`

const mentions = (account: string): SQL => sql`EXISTS (
  SELECT FROM comment_mentions m JOIN comments said ON said.id = m.comment_id
  WHERE m.account_id = ${account} AND coalesce(said.thread_id, said.id) = c.id)`

function conditions({ tenant, id, collection, document, state, mentioned }: ThreadQuery): SQL {
  const wanted = [
    sql`c.tenant_id = ${tenant}`,
    ...(id ? [sql`c.id = ${id}`] : []),
    ...(collection ? [sql`c.collection = ${collection}`] : []),
    ...(document ? [sql`c.document = ${document}`] : []),
    ...(state ? [sql`(c.resolved_at IS NULL) = ${state === 'open'}`] : []),
    ...(mentioned ? [mentions(mentioned)] : []),
  ]
  return sql.join(wanted, sql` AND `)
}

type Reply = Comment & { thread: string }

async function repliesTo(req: PayloadRequest, threads: readonly string[]): Promise<Map<string, Comment[]>> {
  const connection = await requestConnection(req)
  const { rows } =
    await connection.execute<Reply>(sql`SELECT ${COMMENT}, c.thread_id AS thread FROM comments c
    WHERE c.thread_id = ANY(${sql.param([...threads])}::uuid[]) ORDER BY c.created_at, c.id`)
  const found = new Map<string, Comment[]>()
  for (const { thread, ...reply } of rows) found.set(thread, [...(found.get(thread) ?? []), reply])
  return found
}

type Counted = { total: number | string }

/** A page of the threads of a tenant, the oldest first, with the number of all. */
export async function listThreads(
  req: PayloadRequest,
  query: ThreadQuery,
  { page, limit }: { page: number; limit: number },
): Promise<{ threads: Thread[]; total: number }> {
  const connection = await requestConnection(req)
  const parts = COMMENTED_COLLECTIONS.map(threadsOn)
  const { rows } = await connection.execute<Omit<Thread, 'replies'> & Counted>(sql`
    WITH commented AS (${sql.join(parts, sql` UNION ALL `)}),
      wanted AS (SELECT * FROM commented c WHERE ${conditions(query)})
    SELECT counted.total, shown.* FROM (SELECT count(*) AS total FROM wanted) counted
    LEFT JOIN LATERAL (
      SELECT ${COMMENT}, c.collection, c.document, c.title, c.locale, c.path,
        ${utc(sql`c.resolved_at`)} AS "resolvedAt", ${person(sql`c.resolver_id`)} AS "resolvedBy"
      FROM wanted c ORDER BY c.created_at, c.id LIMIT ${limit} OFFSET ${(page - 1) * limit}) shown ON true`)
  const found = rows.filter(({ id }) => id !== null)
  const replies =
    found.length > 0
      ? await repliesTo(
          req,
          found.map(({ id }) => id),
        )
      : null
  const threads = found.map(({ total: _total, ...thread }): Thread => ({
    ...thread,
    replies: replies?.get(thread.id) ?? [],
  }))
  return { threads, total: Number(rows[0]?.total ?? 0) }
}

/** The thread that a comment is in; null when the tenant has no such comment. */
export async function findThread(
  req: PayloadRequest,
  tenant: string,
  comment: string,
): Promise<Thread | null> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ thread: string }>(
    sql`SELECT coalesce(thread_id, id) AS thread FROM comments WHERE id = ${comment} AND tenant_id = ${tenant}`,
  )
  const [found] = rows
  if (!found) return null
  const { threads } = await listThreads(req, { tenant, id: found.thread }, { page: 1, limit: 1 })
  return threads[0] ?? null
}

/** The open threads on a document, the oldest first. */
export async function openThreads(
  req: PayloadRequest,
  collection: CommentedCollection,
  document: string,
): Promise<OpenThread[]> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<OpenThread>(sql`SELECT id, path FROM comments
    WHERE ${documentColumn(collection)} = ${document} AND thread_id IS NULL AND resolved_at IS NULL
    ORDER BY created_at, id`)
  return rows.map(({ id, path }) => ({ id, path }))
}
