import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'

import { REFERENCES, targetColumn } from '@/src/database/references/table'
import { requestConnection } from '@/src/platform/database/connection'
import { IMAGE_FILE_TYPES, type ImageFilters, LARGE_IMAGE } from '../rules/image-filters'

/** Postgres takes 65,535 parameters in a statement; nobody looks through more unused images than this. */
const MAX_UNUSED = 20_000

/** The newest images of a tenant that no document refers to, neither published nor in its newest draft. */
async function unusedIds(req: PayloadRequest, tenant: string): Promise<string[]> {
  const { rows } = await (
    await requestConnection(req)
  ).execute<{ id: string }>(sql`
    SELECT m.id FROM media m WHERE m.tenant_id = ${tenant}::uuid AND NOT EXISTS (
      SELECT FROM ${sql.identifier(REFERENCES)} r WHERE r.${sql.identifier(targetColumn('media'))} = m.id)
    ORDER BY m.created_at DESC LIMIT ${MAX_UNUSED}`)
  return rows.map(({ id }) => id)
}

/** The query for all filters of the list of images together; null without any. */
export async function imageWhere(
  req: PayloadRequest,
  tenant: string,
  { alt, use, size, type }: ImageFilters,
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
  if (type) and.push({ mimeType: { equals: IMAGE_FILE_TYPES[type] } })
  if (use) and.push({ id: { in: await unusedIds(req, tenant) } })
  return and.length > 0 ? { and } : null
}
