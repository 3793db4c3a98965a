/**
 * Defect: a filter on a localized text field with several values becomes broken SQL, which compares nothing with the
 * language.
 * Seen in: @payloadcms/db-postgres 3.90.1
 * Upstream: not reported yet (described at https://github.com/jhb-software/payload-plugins/issues/92 "Admin media list search returns blank: malformed SQL JOIN for keywords field in listSearchableFields")
 * Remove when: localized-text-filter.int.test.ts "Payload cannot filter by a tag of a post" fails
 */
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'

import type { Locale } from '@/src/lib/constants'

type Connection = Pick<PostgresAdapter['drizzle'], 'execute'>
type Tag = { tenant: string; locale: Locale; tag: string }

const idsOf = ({ rows }: { rows: { id: string }[] }): string[] => rows.map(({ id }) => id)

/** The ids of the tenant's posts whose newest version has a tag in a locale. */
export const draftsTagged = async (connection: Connection, { tenant, locale, tag }: Tag): Promise<string[]> =>
  idsOf(
    await connection.execute<{ id: string }>(sql`
      SELECT post.parent_id AS id FROM _posts_v_texts tag JOIN _posts_v post ON post.id = tag.parent_id
      WHERE tag.path = 'version.tags' AND tag.locale::text = ${locale} AND tag.text = ${tag}
        AND post.latest AND post.version_tenant_id = ${tenant}`),
  )
