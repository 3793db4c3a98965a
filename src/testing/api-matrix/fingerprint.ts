import type { Payload } from 'payload'
import { z } from 'zod'

const names = z.array(z.object({ tablename: z.string() }))
const digests = z.array(z.object({ digest: z.string() }))

/** `pages` → the table itself and the tables of its locales, rows, blocks, relations and versions. */
async function withParts(payload: Payload, table: string): Promise<string[]> {
  const { rows } = await payload.db.pool.query(
    `select tablename from pg_tables where schemaname = current_schema()
      and (tablename = $1 or starts_with(tablename, $1 || '_')
        or tablename = '_' || $1 || '_v' or starts_with(tablename, '_' || $1 || '_v_'))
      order by tablename`,
    [table],
  )
  const tables = names.parse(rows).map(({ tablename }) => tablename)
  if (!tables.includes(table)) throw new Error(`There is no table ${table}`)
  return tables
}

/** A hash of all rows of the tables. */
export async function tableFingerprint(payload: Payload, tables: readonly string[]): Promise<string> {
  const all = (await Promise.all(tables.map((table) => withParts(payload, table)))).flat()
  if (all.length === 0) return ''
  const one = (table: string) =>
    `select '${table}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from "${table}" t`
  const { rows } = await payload.db.pool.query(
    `select md5(string_agg(name || hash, ',' order by name)) as digest from (${all.map(one).join(' union all ')}) parts`,
  )
  return digests.parse(rows)[0]?.digest ?? ''
}
