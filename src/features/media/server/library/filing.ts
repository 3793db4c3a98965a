import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'
import { type Counted, type Folder, foldersOf } from '../../rules/filing'

/** The folders and tags of a library, with the number of images in each. */
type Filing = { folders: Folder[]; tags: Counted[] }

/** Nobody looks through more tags than this; the most used are first. */
const MAX_TAGS_LISTED = 200

/** The folders and tags of a tenant. Whoever calls this has checked that they may be read. */
export async function readFiling(req: PayloadRequest, tenant: string): Promise<Filing> {
  const connection = await requestConnection(req)
  const { rows: folders } = await connection.execute<Counted>(sql`
    SELECT folder AS name, count(*)::int AS images FROM media
    WHERE tenant_id = ${tenant}::uuid AND folder <> '' GROUP BY folder`)
  const { rows: tags } = await connection.execute<Counted>(sql`
    SELECT t.text AS name, count(*)::int AS images FROM media_texts t JOIN media m ON m.id = t.parent_id
    WHERE m.tenant_id = ${tenant}::uuid AND t.path = 'tags' GROUP BY t.text
    ORDER BY images DESC, name LIMIT ${MAX_TAGS_LISTED}`)
  return { folders: foldersOf(folders), tags }
}
