import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})

/** The plan of a tenant's list when no other way than an index in the order of the list is open. */
async function planOf(query: string): Promise<string> {
  return payload.db.drizzle.transaction(async (db) => {
    for (const other of ['seqscan', 'bitmapscan', 'sort', 'incremental_sort'])
      await db.execute(sql.raw(`SET LOCAL enable_${other} = off`))
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql.raw(`EXPLAIN ${query}`))
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}

describe('the lists of a tenant', () => {
  it.each([
    ['posts', 'posts_tenant_published', 'tenant_id = $1 ORDER BY published_at DESC, id DESC'],
    [
      '_posts_v',
      'posts_v_tenant_published',
      'version_tenant_id = $1 AND latest ORDER BY version_published_at',
    ],
    ['_pages_v', 'pages_v_tenant_created', 'version_tenant_id = $1 AND latest ORDER BY version_created_at'],
    ['media', 'media_tenant_created', 'tenant_id = $1 ORDER BY created_at DESC'],
    ['page_urls', 'page_urls_tenant_created', 'tenant_id = $1 ORDER BY created_at DESC'],
    ['redirects', 'redirects_tenant_created', 'tenant_id = $1 ORDER BY created_at DESC'],
    ['form_submissions', 'form_submissions_tenant_created', 'tenant_id = $1 ORDER BY created_at DESC'],
    ['not_found_log', 'not_found_log_tenant_hits', 'tenant_id = $1 ORDER BY hits DESC'],
    ['bookings', 'bookings_tenant_starts', 'tenant_id = $1 ORDER BY starts_at DESC'],
    ['llm_conversations', 'llm_conversations_tenant_updated', 'tenant_id = $1 ORDER BY updated_at DESC'],
    ['chat_messages', 'chat_messages_conversation_position', 'conversation_id = $1 ORDER BY position'],
    ['llm_usage_logs', 'llm_usage_logs_tenant_created', 'tenant_id = $1 ORDER BY created_at DESC'],
  ])('of %s is read from the index %s', async (table, index, condition) => {
    const where = condition.replace('$1', `'${randomUUID()}'`)
    expect(await planOf(`SELECT id FROM ${table} WHERE ${where} LIMIT 10`)).toContain(index)
  })
})
