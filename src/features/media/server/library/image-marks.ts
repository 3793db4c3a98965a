import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { REFERENCES, targetColumn } from '@/src/database/references/table'
import { LOCALES, type Locale } from '@/src/lib/constants'

/** What an editor wants to know of an image at a glance: the languages without an alt text, and whether nothing uses it. */
export type ImageMarks = { lacking: Locale[]; isUnused: boolean }

type Row = { id: string; described: string[]; used: boolean }

/** The marks of images that the reader may see, in one statement. */
export async function imageMarks(
  { db }: Payload,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ImageMarks>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.drizzle.execute<Row>(sql`
    SELECT m.id,
      ARRAY(SELECT l._locale::text FROM media_locales l WHERE l._parent_id = m.id AND l.alt <> '') AS described,
      EXISTS (SELECT FROM ${sql.identifier(REFERENCES)} r
        WHERE r.${sql.identifier(targetColumn('media'))} = m.id) AS used
    FROM media m WHERE m.id = ANY(${sql.param([...ids])}::uuid[])`)
  return new Map(
    rows.map(({ id, described, used }) => [
      id,
      { lacking: LOCALES.filter((locale) => !described.includes(locale)), isUnused: !used },
    ]),
  )
}
