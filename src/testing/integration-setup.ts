import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '@/scripts/prepare-database'
import { databaseUrl, startTemporaryPostgres } from '@/src/testing/temporary-postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the Postgres that this run has for itself. */
    databaseServer: string
    /** The folder in which each worker keeps its files. */
    dataFolder: string
  }
}

const TEMPLATE = 'gevel_template'

/** The database of a worker: a copy of the migrated one, so that workers never see each other's rows. */
export function workerDatabase(poolId: string | undefined): string {
  return `gevel_worker_${poolId ?? '1'}`
}

/** Starts Postgres, migrates one database, and copies it for each worker. Vitest calls it once a run. */
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
