import type { Client } from 'pg'
import { findPending, migrationNames } from '@/scripts/database-state'
import type { Header, Table } from './format'

/** An identifier in SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/**
 * The tables and their stored columns; Postgres computes generated ones again. Unlogged tables are left out: what they hold
 * is to be gone with its day (src/database/visits.ts).
 */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`)
  return rows
}

/** The sequences and their last values; null for those that were never used. */
export async function sequencesOf(client: Client): Promise<Header['sequences']> {
  const { rows } = await client.query<Header['sequences'][number]>(`
    select sequencename::text as name, last_value::text as value from pg_sequences
    where schemaname = 'public' order by sequencename`)
  return rows
}

/** The migrations that have run, in their order. */
export async function migrationsOf(client: Client): Promise<string[]> {
  const pending = await findPending(client)
  return (await migrationNames()).filter((name) => !pending.includes(name))
}

export type ForeignKey = { table: string; name: string; definition: string }

export async function foreignKeysOf(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  return rows
}
