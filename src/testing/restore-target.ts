import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'
import { restoreBackup } from '@/scripts/archive/restore'
import { migrateDatabase } from '@/scripts/prepare-database'
import { env } from '@/src/platform/env'
import { removeTemporaryFolders, temporaryFolder } from './temporary-folder'
import { databaseUrl } from './temporary-postgres'

const databases: string[] = []

/** Runs `work` with a connection to a database. */
export async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** An empty media folder and an empty database, or a copy of `template`. */
export async function emptyTarget(template = 'template1') {
  const name = `restore_${randomUUID().slice(0, 8)}`
  databases.push(name)
  await onServer(env.DATABASE_URL, (client) => client.query(`create database ${name} template ${template}`))
  const media = path.join(await temporaryFolder(), 'media')
  return { DATABASE_URL: databaseUrl(inject('databaseServer'), name), MEDIA_DIR: media, S3: null }
}

export type Target = Awaited<ReturnType<typeof emptyTarget>>

/** @param last the migration to stop after; all by default */
export const migrate = ({ DATABASE_URL }: Target, last?: string): Promise<void> =>
  migrateDatabase({ ...process.env, NODE_ENV: 'test', DATABASE_URL }, last)

export const restore = (file: string, target: Target) =>
  restoreBackup(file, target, (last) => migrate(target, last))

/** Removes all targets; for `afterAll`. */
export async function removeTargets(): Promise<void> {
  for (const name of databases.splice(0))
    await onServer(env.DATABASE_URL, (client) => client.query(`drop database ${name} with (force)`))
  await removeTemporaryFolders()
}
