import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '@/scripts/prepare-database'
import { databaseUrl, startTemporaryPostgres } from '@/src/testing/temporary-postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the Postgres server of this run. */
    databaseServer: string
    /** The folder that contains the data folder of each worker. */
    dataFolder: string
  }
}

/** Migrated, without content; the databases of the workers are copies of it. */
export const TEMPLATE = 'gevel_template'

/** The database of a worker; each has its own, so that workers never see each other's rows. */
export function workerDatabase(poolId: string | undefined): string {
  return `gevel_worker_${poolId ?? '1'}`
}

/** Starts Postgres, migrates one database and copies it for each worker. Vitest calls it once per run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTemporaryPostgres()
  const client = new Client({ connectionString: postgres.url })
  try {
    await client.connect()
    await client.query(`create database ${TEMPLATE}`)
    await migrateDatabase({
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl(postgres.url, TEMPLATE),
    })
    for (let worker = 1; worker <= Number(project.config.maxWorkers); worker += 1) {
      await client.query(`create database ${workerDatabase(String(worker))} template ${TEMPLATE}`)
    }
  } catch (error) {
    await postgres.stop()
    throw error
  } finally {
    await client.end()
  }
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'gevel-integration-'))
  project.provide('databaseServer', postgres.url)
  project.provide('dataFolder', dataFolder)
  return async () => {
    await postgres.stop()
    await rm(dataFolder, { recursive: true })
  }
}
