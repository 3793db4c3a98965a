import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requestConnection } from './connection'

/**
 * Blocks other writers of the row until the transaction ends. Call it before reading values to compare. Other transactions can
 * still add foreign keys to the row, so that two documents that refer to each other can be written concurrently.
 */
export async function lockRow(req: PayloadRequest, table: string, id: string): Promise<void> {
  const connection = await requestConnection(req)
  await connection.execute(sql`select 1 from ${sql.identifier(table)} where id = ${id} for no key update`)
}

/** As `lockRow`, but also blocks transactions that add a foreign key to the row. Returns whether there is such a row. */
export async function lockRowForDelete(req: PayloadRequest, table: string, id: string): Promise<boolean> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute(
    sql`select 1 from ${sql.identifier(table)} where id = ${id} for update`,
  )
  return rows.length > 0
}

/** `shared` holders exclude `exclusive` ones and not each other. Do not ask for `exclusive` after `shared`: two would deadlock. */
export type LockMode = 'exclusive' | 'shared'

const ADVISORY_LOCKS = {
  exclusive: sql`pg_advisory_xact_lock`,
  shared: sql`pg_advisory_xact_lock_shared`,
} as const satisfies Record<LockMode, unknown>

/** Holds a transaction-level advisory lock on `name`. Locks no row. */
export async function lockByName(
  req: PayloadRequest,
  name: string,
  mode: LockMode = 'exclusive',
): Promise<void> {
  const connection = await requestConnection(req)
  await connection.execute(sql`select ${ADVISORY_LOCKS[mode]}(hashtextextended(${name}, 0))`)
}
