import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { logDirectWrites } from '@/src/features/audit'
import { requestConnection } from '@/src/platform/database/connection'

type Row = { id: string; filename: string | null; before: string; after: string }

/**
 * Gives a folder another path, for its own images and those of the folders below it, in one statement of the request’s
 * transaction. What is at the new path already stays there.
 * @returns the number of images
 */
export async function moveFolder(
  req: PayloadRequest,
  tenant: string,
  from: string,
  to: string,
): Promise<number> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Row>(sql`
    UPDATE media m SET folder = ${to}::text || substr(old.folder, length(${from}::text) + 1), updated_at = now()
    FROM (SELECT id, folder FROM media
      WHERE tenant_id = ${tenant}::uuid AND (folder = ${from} OR starts_with(folder, ${`${from}/`})) FOR UPDATE) old
    WHERE m.id = old.id
    RETURNING m.id, m.filename, old.folder AS before, m.folder AS after`)
  const written = rows.map(({ id, filename, before, after }) => ({
    id,
    before: { filename, folder: before },
    after: { filename, folder: after },
  }))
  await logDirectWrites(req, 'media', { tenant, written })
  return rows.length
}
