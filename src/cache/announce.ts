import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'

/** The Postgres channel on which every node hears what changed. */
export const CONTENT_CHANNEL = 'gevel_content'

/** A NOTIFY payload holds at most 8,000 bytes; a tag is about 50. */
const TAGS_PER_NOTICE = 100

/**
 * Tells every node, this one included, to drop what carries one of `tags`.
 * The notice is part of the writing transaction: it arrives after the commit, and never when the write is undone.
 */
export async function announce(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  const connection = await requestConnection(req)
  const unique = [...new Set(tags)]
  for (let start = 0; start < unique.length; start += TAGS_PER_NOTICE) {
    const notice = JSON.stringify({ tags: unique.slice(start, start + TAGS_PER_NOTICE) })
    await connection.execute(sql`select pg_notify(${CONTENT_CHANNEL}, ${notice})`)
  }
}
