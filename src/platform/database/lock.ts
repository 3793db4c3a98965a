import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requestConnection } from './connection'

/**
 * Makes other writers of a row wait until this request's transaction ends; to be called before reading what is compared.
 * Others may refer to the row meanwhile: two documents that link to each other can be written at once.
 */
export async function lockRow(req: PayloadRequest, table: string, id: string): Promise<void> {
  const connection = await requestConnection(req)
  await connection.execute(sql`select 1 from ${sql.identifier(table)} where id = ${id} for no key update`)
}

/** As `lockRow`, and nobody can come to refer to the row either; who is about to is waited for. */
export async function lockRowForDelete(req: PayloadRequest, table: string, id: string): Promise<void> {
  const connection = await requestConnection(req)
  await connection.execute(sql`select 1 from ${sql.identifier(table)} where id = ${id} for update`)
}

/** Makes others who ask for the same name wait until this request's transaction ends. Locks no row. */
export async function lockByName(req: PayloadRequest, name: string): Promise<void> {
  const connection = await requestConnection(req)
  await connection.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
