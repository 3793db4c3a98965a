import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import type { Cluster } from '@/scripts/postgres/cluster'
import { root } from '@/scripts/root'
import { databaseUrl } from '@/src/testing/temporary-postgres'
import { call } from './http'
import { reportFigure } from './report'
import { type AppNode, startNode } from './topology/node'
import { startReplica } from './topology/postgres'
import { createWorld, publish, signIn, type SitePage, type World } from './world'

const LAG_SECONDS = 3
const PUBLISHES = 10
const WAIT = { timeout: 30_000, interval: 20 }

const folder = inject('folder')
const shared = inject('shared')
let replica: Cluster
let nodes: AppNode[]
let world: World

const pageAt = (index: number): SitePage => {
  const page = world.pages[index % world.pages.length]
  if (!page) throw new Error('There is no page')
  return page
}
const bodies = ({ path }: SitePage): Promise<string[]> =>
  Promise.all(nodes.map(async ({ port }) => (await call(port, path, { host: world.host })).body))

/** The statements of nodes that the replica has answered since it started. */
async function readsOfReplica(): Promise<number> {
  const client = new Client({ connectionString: databaseUrl(replica.url, 'gevel') })
  await client.connect()
  const { rows } = await client.query<{ reads: number }>(
    `select count(*)::int as reads from pg_stat_activity
     where application_name = 'gevel-replica' and query !~ 'pg_last_wal_replay_lsn'`,
  )
  await client.end()
  return rows[0]?.reads ?? 0
}

beforeAll(async () => {
  const { DATABASE_URL = '' } = shared
  replica = await startReplica(folder, DATABASE_URL, LAG_SECONDS)
  const env = { ...process.env, ...shared, DATABASE_REPLICA_URLS: databaseUrl(replica.url, 'gevel') }
  nodes = await Promise.all(['reading-1', 'reading-2'].map((name) => startNode({ name, root, folder, env })))
  const made = await createWorld(5)
  world = { ...made, token: await signIn(nodes[0]?.port ?? 0, made.company) }
}, 300_000)

afterAll(async () => {
  await Promise.all((nodes ?? []).map((node) => node.stop()))
  await replica?.stop()
}, 60_000)

describe(`two nodes with a replica that is ${LAG_SECONDS} seconds behind`, () => {
  it('never serve anything stale after a publication, and do not wait for the replica', async () => {
    let slowest = 0
    for (let turn = 0; turn < PUBLISHES; turn += 1) {
      const page = pageAt(turn)
      await bodies(page)
      const text = await publish(nodes[turn % 2]?.port ?? 0, page, world.token)
      const since = performance.now()
      await vi.waitUntil(async () => (await bodies(page)).every((body) => body.includes(text)), WAIT)
      slowest = Math.max(slowest, performance.now() - since)
      // The caches are filled from the primary: what the replica still shows must not come back.
      await delay(200)
      expect((await bodies(page)).every((body) => body.includes(text))).toBe(true)
    }
    reportFigure('publish → two nodes, with a replica that lags', `${slowest.toFixed(0)} ms at most`)
    expect(slowest).toBeLessThan(LAG_SECONDS * 1000)
  })

  it('read from the replica once it has caught up', async () => {
    await vi.waitUntil(
      async () => {
        await call(nodes[0]?.port ?? 0, `/${crypto.randomUUID()}`, { host: world.host })
        return (await readsOfReplica()) > 0
      },
      { timeout: 30_000, interval: 200 },
    )
  })

  it('read from the primary when the replica is gone', async () => {
    await replica.stop()
    for (const { path } of world.pages) {
      const missing = await call(nodes[0]?.port ?? 0, `${path}-missing`, { host: world.host })
      expect(missing.status).toBe(404)
    }
    const text = await publish(nodes[0]?.port ?? 0, pageAt(0), world.token)
    await vi.waitUntil(async () => (await bodies(pageAt(0))).every((body) => body.includes(text)), WAIT)
  })
})
