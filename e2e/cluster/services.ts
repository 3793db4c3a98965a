import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { buildWhenStale } from '@/scripts/build'
import { migrateDatabase } from '@/scripts/prepare-database'
import { root } from '@/scripts/root'
import { startBucketServer } from '@/src/testing/bucket/server'
import { databaseUrl } from '@/src/testing/temporary-postgres'
import { startTemporaryRedis } from '@/src/testing/temporary-redis'
import { startPrimary } from './topology/postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** The environment that all nodes share. */
    shared: Record<string, string>
    /** Holds everything that a run writes; removed at its end. */
    folder: string
  }
}

const DATABASE = 'gevel'
const BUCKET = 'media'
const KEYS = { accessKeyId: 'cluster', secretAccessKey: randomBytes(16).toString('hex') }

async function createDatabase(server: string): Promise<string> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${DATABASE}`)
  await client.end()
  return databaseUrl(server, DATABASE)
}

/** Builds the product and starts what nodes share: Postgres with an empty, migrated database, Redis and a bucket. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-cluster-'))
  await chmod(folder, 0o711)
  const production = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const
  // While tests are written, the build on disk may do, whatever has changed since.
  if (!process.env.KEEP_BUILD)
    await buildWhenStale(root, production, new AbortController().signal, [], () => {})
  const primary = await startPrimary(folder)
  const redis = await startTemporaryRedis()
  const bucket = await startBucketServer(KEYS)
  bucket.createBucket(BUCKET)
  const DATABASE_URL = await createDatabase(primary.url)
  await migrateDatabase({ ...process.env, NODE_ENV: 'test', DATABASE_URL })
  project.provide('folder', folder)
  project.provide('shared', {
    DATABASE_URL,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    REDIS_URL: redis.url,
    S3_ENDPOINT: bucket.endpoint,
    S3_REGION: 'us-east-1',
    S3_BUCKET: BUCKET,
    S3_FORCE_PATH_STYLE: 'true',
    S3_ACCESS_KEY_ID: KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
  })
  return async () => {
    await bucket.stop()
    await redis.stop()
    await primary.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
