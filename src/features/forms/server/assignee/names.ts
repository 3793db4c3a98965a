import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { batchLoader } from '@/src/lib/batch-loader'
import { globalSingleton } from '@/src/lib/global-singleton'

async function readNames({ db }: Payload, ids: string[]) {
  const { rows } = await db.drizzle.execute<{ id: string; name: string }>(
    sql`SELECT id, name FROM users WHERE id = ANY(${sql.param(ids)}::uuid[])`,
  )
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (id: string): string | null => names.get(id) ?? null
}

/** The name of an account that handles submissions; all cells of a list are loaded in one statement. */
export function nameOf(payload: Payload, id: string): Promise<string | null> {
  return globalSingleton('names of assignees', () => batchLoader((ids) => readNames(payload, ids)))(id)
}
