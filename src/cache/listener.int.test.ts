import { connect, createServer, type Socket } from 'node:net'
import getPort from 'get-port'
import { createLocalReq, type Payload } from 'payload'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

import { isDatabaseDown, reportDatabaseStatus } from '@/src/platform/database/outage'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { announce, CONTENT_CHANNEL } from './announce'
import { listenForChanges } from './listener'
import { processCaches } from './tagged-cache'
import { cacheTags } from './tags'

const WAIT = { timeout: 10_000 }
/** As in production, but shorter. */
const TIMES = { checkEvery: 100, timeout: 500, firstRetry: 20, lastRetry: 100 }
const EVERYTHING = [cacheTags.everything()]
const MAX_NOTICE_BYTES = 7_999

let payload: Payload
let client: Client
const afterTest: (() => Promise<unknown> | void)[] = []

beforeAll(async () => {
  payload = await payloadInstance()
  client = new Client({ connectionString: env.DATABASE_URL })
  await client.connect()
})
afterEach(async () => {
  for (const end of afterTest.splice(0).toReversed()) await end()
  reportDatabaseStatus('up')
})
afterAll(() => client.end())

/** A listener and the tags that it invalidated, in order. */
function startListener(url: string): { invalidated: string[][]; stop: () => Promise<void> } {
  const invalidated: string[][] = []
  const stop = listenForChanges(url, { onTags: (tags) => void invalidated.push(tags) }, TIMES)
  afterTest.push(stop)
  return { invalidated, stop }
}

/** Resolves when everything was invalidated `times` times. */
const untilConnected = (invalidated: string[][], times = 1) =>
  vi.waitUntil(
    () => invalidated.filter((tags) => tags.includes(cacheTags.everything())).length >= times,
    WAIT,
  )

/** Announces a tag of its own. */
async function announceOne(): Promise<string> {
  const tag = cacheTags.page(crypto.randomUUID())
  await announce(await createLocalReq({}, payload), [tag])
  return tag
}

async function expectReceives(invalidated: string[][]): Promise<void> {
  const tag = await announceOne()
  await vi.waitUntil(() => invalidated.some((tags) => tags.includes(tag)), WAIT)
}

const connections = async (): Promise<number> => {
  const sql = `SELECT FROM pg_stat_activity WHERE application_name = 'gevel-listener' AND datname = current_database()`
  return (await client.query(sql)).rowCount ?? 0
}

/** A TCP proxy in front of Postgres that can close its connections, or silently stop forwarding. */
async function startProxy(port: number) {
  const target = new URL(env.DATABASE_URL)
  const pairs = new Set<[Socket, Socket]>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    pairs.add([near, far])
    for (const socket of [near, far]) socket.on('error', () => undefined)
    near.pipe(far).pipe(near)
  })
  const cut = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy()
    pairs.clear()
  }
  const silence = () => {
    for (const [near, far] of pairs) {
      near.unpipe(far).pause()
      far.unpipe(near).pause()
    }
  }
  const open = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const refuse = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      cut()
    })
  await open()
  afterTest.push(() => (server.listening ? refuse() : undefined))
  return { open, refuse, silence }
}

/** The URL of the database at another port. */
function throughPort(port: number): string {
  const url = new URL(env.DATABASE_URL)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return url.href
}

it('invalidates everything at first, then what is announced', async () => {
  const { invalidated } = startListener(env.DATABASE_URL)
  await untilConnected(invalidated)
  await expectReceives(invalidated)
  expect(invalidated[0]).toEqual(EVERYTHING)
})

it('receives a notification of the maximum size', async () => {
  const { invalidated } = startListener(env.DATABASE_URL)
  await untilConnected(invalidated)
  const empty = JSON.stringify({ tags: [''] }).length
  const tag = 'x'.repeat(MAX_NOTICE_BYTES - empty)
  await client.query('SELECT pg_notify($1, $2)', [CONTENT_CHANNEL, JSON.stringify({ tags: [tag] })])
  await vi.waitUntil(() => invalidated.some((tags) => tags.includes(tag)), WAIT)
})

it.each(['', '{', '{"tags":1}', '[]'])(
  'invalidates everything for the invalid notification %j',
  async (text) => {
    const { invalidated } = startListener(env.DATABASE_URL)
    await untilConnected(invalidated)
    await client.query('SELECT pg_notify($1, $2)', [CONTENT_CHANNEL, text])
    await untilConnected(invalidated, 2)
    await expectReceives(invalidated)
  },
)

it('reconnects after the server closed the connection, and invalidates everything', async () => {
  const { invalidated } = startListener(env.DATABASE_URL)
  await untilConnected(invalidated)
  await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'gevel-listener' AND datname = current_database()",
  )
  await untilConnected(invalidated, 2)
  await expectReceives(invalidated)
  expect(isDatabaseDown()).toBe(false)
})

it('keeps trying to connect until the server can be reached', async () => {
  const port = await getPort({ host: '127.0.0.1' })
  const { invalidated } = startListener(throughPort(port))
  await vi.waitUntil(isDatabaseDown, WAIT)
  await startProxy(port)
  await untilConnected(invalidated)
  await expectReceives(invalidated)
  expect(isDatabaseDown()).toBe(false)
})

it('invalidates everything after an outage, and caches nothing meanwhile', async () => {
  const port = await getPort({ host: '127.0.0.1' })
  const proxy = await startProxy(port)
  const { invalidated } = startListener(throughPort(port))
  await untilConnected(invalidated)
  const { responses } = processCaches()
  responses.invalidate(EVERYTHING)
  const response = { etag: '"1"', headers: {}, tags: [] }
  responses.set('kept', response, responses.generation())
  await proxy.refuse()
  await vi.waitUntil(() => responses.get('kept') === undefined, WAIT)
  responses.set('late', response, responses.generation())
  expect([responses.get('late'), isDatabaseDown()]).toEqual([undefined, true])
  const missed = await announceOne()
  await proxy.open()
  await untilConnected(invalidated, 2)
  expect(invalidated.flat()).not.toContain(missed)
  await expectReceives(invalidated)
})

it('detects a connection that is silently lost, and reconnects', async () => {
  const port = await getPort({ host: '127.0.0.1' })
  const proxy = await startProxy(port)
  const { invalidated } = startListener(throughPort(port))
  await untilConnected(invalidated)
  proxy.silence()
  await untilConnected(invalidated, 2)
  await expectReceives(invalidated)
})

it('closes its connection when stopped, and does not reconnect', async () => {
  const { invalidated, stop } = startListener(env.DATABASE_URL)
  await untilConnected(invalidated)
  await stop()
  await vi.waitUntil(async () => (await connections()) === 0, WAIT)
  const before = invalidated.length
  await announceOne()
  expect([invalidated.length, isDatabaseDown()]).toEqual([before, false])
})

it('can be stopped while the server cannot be reached', async () => {
  const port = await getPort({ host: '127.0.0.1' })
  const { invalidated, stop } = startListener(throughPort(port))
  await vi.waitUntil(isDatabaseDown, WAIT)
  await stop()
  expect(invalidated).toEqual([])
})
