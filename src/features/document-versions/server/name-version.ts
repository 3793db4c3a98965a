import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'
import { tableName } from '@/src/platform/database/table-name'
import { MAX_NAMED_VERSIONS, type VersionedCollection } from '../rules/versioned'

type Named = { collection: VersionedCollection; document: string; id: string; name: string | null }

/**
 * Names a version of a document, or takes its name away. The caller has locked the document and checked access to both. A
 * version that was saved while somebody types gets no more changes, so that it stays what was named.
 * @returns false when the document has as many named versions as it may have
 */
export async function nameVersion(
  req: PayloadRequest,
  { collection, document, id, name }: Named,
): Promise<boolean> {
  const connection = await requestConnection(req)
  const versions = sql.identifier(`_${tableName(collection)}_v`)
  const { rowCount } = await connection.execute(sql`
    UPDATE ${versions} SET version_version_name = ${name}, autosave = autosave AND ${name}::text IS NULL
    WHERE id = ${id} AND (${name}::text IS NULL OR (
      SELECT count(*) FROM ${versions} other
      WHERE other.parent_id = ${document} AND other.id <> ${id} AND other.version_version_name IS NOT NULL
    ) < ${MAX_NAMED_VERSIONS})`)
  return rowCount === 1
}
