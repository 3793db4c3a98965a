import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildWhenStale } from '@/scripts/build'
import { type ClusterOptions, startCluster } from '@/scripts/postgres/cluster'
import { binariesFor } from '@/scripts/postgres/location'
import { resolveOwner } from '@/scripts/postgres/owner'
import { migrateDatabase } from '@/scripts/prepare-database'
import { root } from '@/scripts/root'

declare module 'vitest' {
  interface ProvidedContext {
    /** How to start the Postgres of the run again. */
    postgres: ClusterOptions
  }
}

/** Builds the product, and starts a Postgres whose commits are durable, with an empty, migrated database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-faults-'))
  await chmod(folder, 0o711)
  const production = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const
  // While tests are written, the build on disk may do, whatever has changed since.
  if (!process.env.KEEP_BUILD)
    await buildWhenStale(root, production, new AbortController().signal, [], () => {})
  const dir = path.join(folder, 'postgres')
  const owner = await resolveOwner(dir)
  const password = randomBytes(12).toString('hex')
  const options = {
    binDir: await binariesFor(owner),
    dir,
    owner,
    password,
    settings: ['max_connections=200'],
  }
  const cluster = await startCluster({ ...options, port: undefined })
  await migrateDatabase({ ...process.env, NODE_ENV: 'test', DATABASE_URL: cluster.url })
  project.provide('folder', folder)
  project.provide('postgres', { ...options, port: cluster.port })
  project.provide('shared', {
    DATABASE_URL: cluster.url,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  })
  return async () => {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
