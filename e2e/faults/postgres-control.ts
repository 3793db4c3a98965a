import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { clearLockedPorts } from 'get-port'
import { Client } from 'pg'
import { inject } from 'vitest'
import { startCluster } from '@/scripts/postgres/cluster'

/** Runs a statement on a connection of its own, past every proxy. */
export async function query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({
    connectionString: inject('shared').DATABASE_URL,
    // Also while the database is read-only.
    options: '-c default_transaction_read_only=off',
  })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}

/** Kills one process of Postgres that serves the product; Postgres ends all of its connections and recovers. */
export async function killBackend(): Promise<void> {
  const [backend] = await query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'gevel-routing' limit 1`,
  )
  if (!backend) throw new Error('No connection of the product was found.')
  process.kill(backend.pid, 'SIGKILL')
}

/** Kills Postgres. */
export async function killPostgres(): Promise<void> {
  const file = await readFile(path.join(inject('postgres').dir, 'postmaster.pid'), 'utf8')
  process.kill(Number.parseInt(file, 10), 'SIGKILL')
}

/** Stops Postgres, after its writes. */
export async function stopPostgres(): Promise<void> {
  await (await startCluster(inject('postgres'))).stop()
}

/** Starts Postgres again on its port. */
export async function startPostgres(): Promise<void> {
  clearLockedPorts()
  await startCluster(inject('postgres'))
}

/** Lets every transaction be read-only, or not, as of a server that lost its right to write. */
export async function setReadOnly(readOnly: boolean): Promise<void> {
  await query(`alter database postgres set default_transaction_read_only = ${readOnly ? 'on' : 'off'}`)
  await query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()').catch(
    () => undefined,
  )
}
