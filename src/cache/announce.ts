import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'

/** The Postgres channel that every node listens on for changes. */
export const CONTENT_CHANNEL = 'gevel_content'

/** A NOTIFY payload holds at most 8,000 bytes; a tag is about 50. */
const TAGS_PER_NOTIFICATION = 100

/**
 * Makes every node, including this one, invalidate what carries one of `tags`. NOTIFY is part of the transaction of the
 * write: it is delivered after the commit, and not after a rollback.
 */
export async function announce(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  const connection = await requestConnection(req)
  const unique = [...new Set(tags)]
  for (let start = 0; start < unique.length; start += TAGS_PER_NOTIFICATION) {
    const notification = JSON.stringify({ tags: unique.slice(start, start + TAGS_PER_NOTIFICATION) })
    await connection.execute(sql`select pg_notify(${CONTENT_CHANNEL}, ${notification})`)
  }
}
