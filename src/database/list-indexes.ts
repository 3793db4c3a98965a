import { index, type AnyPgColumn } from 'drizzle-orm/pg-core'

import type { PostgresSchemaHook } from './constraints'

/**
 * The columns by which a tenant's lists are filtered and sorted, by table and name of the index. An index on the sorted
 * column alone would be read past the documents of all other tenants.
 */
const INDEXES: Record<string, Record<string, readonly string[]>> = {
  posts: { posts_tenant_published: ['tenant', 'publishedAt', 'id'] },
  posts_locales: { posts_locales_tenant_status: ['owner', '_locale', '_status'] },
  _posts_v: {
    posts_v_tenant_published: ['version_tenant', 'latest', 'version_publishedAt'],
    posts_v_tenant_updated: ['version_tenant', 'latest', 'version_updatedAt'],
  },
  _pages_v: {
    pages_v_tenant_created: ['version_tenant', 'latest', 'version_createdAt'],
    pages_v_tenant_updated: ['version_tenant', 'latest', 'version_updatedAt'],
  },
  media: { media_tenant_created: ['tenant', 'createdAt'] },
  page_urls: { page_urls_tenant_created: ['tenant', 'createdAt'] },
  redirects: { redirects_tenant_created: ['tenant', 'createdAt'] },
  form_submissions: { form_submissions_tenant_created: ['tenant', 'createdAt'] },
  not_found_log: { not_found_log_tenant_hits: ['tenant', 'hits'] },
  bookings: { bookings_tenant_starts: ['tenant', 'startsAt'] },
  llm_conversations: { llm_conversations_tenant_updated: ['tenant', 'updatedAt'] },
  chat_messages: { chat_messages_conversation_position: ['conversation', 'position'] },
  llm_usage_logs: { llm_usage_logs_tenant_created: ['tenant', 'createdAt'] },
}

type Columns = Record<string, AnyPgColumn | undefined>

function columnsOf(
  table: string,
  columns: Columns,
  keys: readonly string[],
): [AnyPgColumn, ...AnyPgColumn[]] {
  const [first, ...rest] = keys.map((key) => {
    const column = columns[key]
    if (!column) throw new Error(`${table} has no column ${key}`)
    return column
  })
  if (!first) throw new Error(`An index of ${table} has no column`)
  return [first, ...rest]
}

/** An index for each list of a tenant that can be long. */
export const listIndexes: PostgresSchemaHook = ({ schema, extendTable }) => {
  for (const [name, indexes] of Object.entries(INDEXES)) {
    const table = schema.tables[name]
    if (table)
      extendTable({
        table,
        extraConfig: (columns: Columns) =>
          Object.fromEntries(
            Object.entries(indexes).map(([key, keys]) => [
              key,
              index(key).on(...columnsOf(name, columns, keys)),
            ]),
          ),
      })
  }
  return schema
}
