import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { PayloadRequest, Where } from 'payload'

import { REFERENCES, targetColumn } from '@/src/database/references/table'
import { rightsWhere } from '@/src/features/media/rules/rights'
import { requestConnection } from '@/src/platform/database/connection'
import { IMAGE_FILE_TYPES, type ImageFilters, type ImageUse, LARGE_IMAGE } from '../rules/image-filters'

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
  { alt, use, rights, size, type }: ImageFilters,
): Promise<Where | null> {
  const and: Where[] = []
  if (alt) {
    const field = `alt.${alt}`
    and.push({ or: [{ [field]: { exists: false } }, { [field]: { equals: '' } }] })
  }
  if (size) {
    const { bytes, pixels } = LARGE_IMAGE
    const fields = { filesize: bytes, width: pixels, height: pixels }
    and.push({ or: Object.entries(fields).map(([name, most]) => ({ [name]: { greater_than: most } })) })
  }
  if (rights) and.push(rightsWhere(rights, new Date()))
  if (type) and.push({ mimeType: { equals: IMAGE_FILE_TYPES[type] } })
  if (use) and.push({ id: { in: await idsOf(req, tenant, use) } })
  return and.length > 0 ? { and } : null
}
