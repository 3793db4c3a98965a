import { sql } from '@payloadcms/db-postgres'

import type { Locale } from '@/src/lib/constants'
import { connectionOf } from '@/src/platform/database/connection'
import type { Caller } from '@/src/api/core/environment'

/**
 * The ids of the tenant's posts whose newest draft carries a tag in a language.
 * Payload 3.90 writes broken SQL for a filter on a localized list of texts, so this one is ours.
 */
export async function postsTagged({ req, tenant }: Caller, tag: string, locale: Locale): Promise<string[]> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute<{ id: string }>(sql`
    select post.parent_id as id
    from _posts_v_texts tag join _posts_v post on post.id = tag.parent_id
    where tag.path = 'version.tags' and tag.locale::text = ${locale} and tag.text = ${tag}
      and post.latest and post.version_tenant_id = ${tenant.id}`)
  return rows.map(({ id }) => id)
}
