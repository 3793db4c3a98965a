import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { type IncompleteBlocks, incompleteBlocks } from '@/src/features/pages/rules/block-languages'
import { isRecord } from '@/src/lib/is-record'
import { requestConnection } from '@/src/platform/database/connection'

/** Pages have drafts, and products do not. */
const STORED = {
  pages: sql`SELECT parent_id AS id, version_blocks AS blocks FROM _pages_v WHERE latest AND parent_id`,
  products: sql`SELECT id, blocks FROM products WHERE id`,
} as const

/**
 * Which blocks of documents, for pages of their newest drafts, are left out in which locale; in one statement for any number.
 * @param documents documents that the account may read
 */
export async function readIncompleteBlocks(
  req: PayloadRequest,
  collection: keyof typeof STORED,
  documents: readonly { id: string }[],
): Promise<(id: string) => IncompleteBlocks> {
  const stored = new Map<string, unknown>()
  if (documents.length > 0) {
    const connection = await requestConnection(req)
    const ids = sql.param(documents.map(({ id }) => id))
    const { rows } = await connection.execute<{ id: string; blocks: unknown }>(
      sql`${STORED[collection]} = ANY(${ids}::uuid[])`,
    )
    for (const { id, blocks } of rows) stored.set(id, blocks)
  }
  const configs = req.payload.config.blocks ?? []
  const blocksOf = (id: string) => {
    const blocks = stored.get(id)
    return Array.isArray(blocks) ? blocks.filter(isRecord) : []
  }
  return (id) => incompleteBlocks(blocksOf(id), configs)
}
