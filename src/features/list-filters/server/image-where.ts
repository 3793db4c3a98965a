import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { PayloadRequest, Where } from 'payload'

import { REFERENCES, targetColumn } from '@/src/database/references/table'
import { readFiling } from '@/src/features/media'
import { requestConnection } from '@/src/platform/database/connection'
import { imageConditions } from '../rules/image-conditions'
import type { ImageFilters, ImageUse } from '../rules/image-filters'

/** Postgres takes 65,535 parameters in a statement; nobody looks through more images than this. */
const MAX_IDS = 20_000

const CONDITIONS = {
  /** No document refers to it, neither published nor in its newest draft. */
  unused: sql`NOT EXISTS (
    SELECT FROM ${sql.identifier(REFERENCES)} r WHERE r.${sql.identifier(targetColumn('media'))} = m.id)`,
  duplicate: sql`EXISTS (
    SELECT FROM media other WHERE other.hash = m.hash AND other.tenant_id = m.tenant_id AND other.id <> m.id)`,
} as const satisfies Record<ImageUse, SQL>

/** The newest images of a tenant of a use. */
async function idsOf(req: PayloadRequest, tenant: string, use: ImageUse): Promise<string[]> {
  const { rows } = await (
    await requestConnection(req)
  ).execute<{ id: string }>(sql`
    SELECT m.id FROM media m WHERE m.tenant_id = ${tenant}::uuid AND ${CONDITIONS[use]}
    ORDER BY m.created_at DESC LIMIT ${MAX_IDS}`)
  return rows.map(({ id }) => id)
}

/** The query for all filters of the list of images together; null without any. */
export async function imageWhere(
  req: PayloadRequest,
  tenant: string,
  filters: ImageFilters,
): Promise<Where | null> {
  const { folders } = filters.folder ? await readFiling(req, tenant) : { folders: [] }
  const and = imageConditions(filters, folders)
  if (filters.use) and.push({ id: { in: await idsOf(req, tenant, filters.use) } })
  return and.length > 0 ? { and } : null
}
