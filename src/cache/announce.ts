import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { globalSingleton } from '@/src/lib/global-singleton'
import { requestConnection } from '@/src/platform/database/connection'
import { beforeCommit, onTransactionEnd } from '@/src/upstream/payload/database/transaction-end'
import { invalidate } from './invalidate'

/** The Postgres channel that every node listens on for changes. */
export const CONTENT_CHANNEL = 'gevel_content'

/** A NOTIFY payload holds at most 8,000 bytes; a tag is about 50. */
const TAGS_PER_NOTIFICATION = 100

type Connection = Awaited<ReturnType<typeof requestConnection>>

async function notify(connection: Connection, tags: ReadonlySet<string>): Promise<void> {
  const list = [...tags]
  for (let start = 0; start < list.length; start += TAGS_PER_NOTIFICATION) {
    const notification = JSON.stringify({ tags: list.slice(start, start + TAGS_PER_NOTIFICATION) })
    await connection.execute(sql`select pg_notify(${CONTENT_CHANNEL}, ${notification})`)
  }
}

/** The tags that each open transaction will announce. */
const announced = () => globalSingleton('announced-tags', () => new WeakMap<Connection, Set<string>>())

/**
 * Makes every node invalidate what carries one of `tags`. All tags of a transaction are announced with its commit, and none
 * after a rollback. This process does not wait for the notification: its caches are invalidated before the commit returns,
 * so that nobody sees old content once a save has answered.
 */
export async function announce(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  const connection = await requestConnection(req)
  if (connection === req.payload.db.drizzle) {
    await notify(connection, new Set(tags))
    return invalidate(tags)
  }
  const earlier = announced().get(connection)
  const all = earlier ?? new Set<string>()
  for (const tag of tags) all.add(tag)
  if (earlier) return
  announced().set(connection, all)
  beforeCommit(connection, () => notify(connection, all))
  await onTransactionEnd(req, async (outcome) => {
    if (outcome === 'committed') invalidate([...all])
  })
}
