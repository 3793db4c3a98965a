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
/** As in production, but quick. */
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

/** A listener and what it dropped, in order. */
function startListener(url: string): { dropped: string[][]; stop: () => Promise<void> } {
  const dropped: string[][] = []
  const stop = listenForChanges(url, (tags) => void dropped.push(tags), TIMES)
  afterTest.push(stop)
  return { dropped, stop }
}

/** Resolves when everything was dropped this many times. */
const untilConnected = (dropped: string[][], times = 1) =>
  vi.waitUntil(() => dropped.filter((tags) => tags.includes(cacheTags.everything())).length >= times, WAIT)

/** Announces a tag of its own. */
async function announceOne(): Promise<string> {
  const tag = cacheTags.page(crypto.randomUUID())
  await announce(await createLocalReq({}, payload), [tag])
  return tag
}

async function expectReceives(dropped: string[][]): Promise<void> {
  const tag = await announceOne()
  await vi.waitUntil(() => dropped.some((tags) => tags.includes(tag)), WAIT)
}

const connections = async (): Promise<number> => {
  const sql = `SELECT FROM pg_stat_activity WHERE application_name = 'gevel-listener' AND datname = current_database()`
  return (await client.query(sql)).rowCount ?? 0
}

/** A TCP proxy in front of Postgres whose connections can be cut, or silenced without anybody being told. */
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

/** The address of the database at another port. */
function throughPort(port: number): string {
  const url = new URL(env.DATABASE_URL)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return url.href
}

it('drops everything at first, then what is announced', async () => {
  const { dropped } = startListener(env.DATABASE_URL)
  await untilConnected(dropped)
  await expectReceives(dropped)
  expect(dropped[0]).toEqual(EVERYTHING)
})

it('receives a notice of the greatest size', async () => {
  const { dropped } = startListener(env.DATABASE_URL)
  await untilConnected(dropped)
  const empty = JSON.stringify({ tags: [''] }).length
  const tag = 'x'.repeat(MAX_NOTICE_BYTES - empty)
  await client.query('SELECT pg_notify($1, $2)', [CONTENT_CHANNEL, JSON.stringify({ tags: [tag] })])
  await vi.waitUntil(() => dropped.some((tags) => tags.includes(tag)), WAIT)
})

it.each(['', '{', '{"tags":1}', '[]'])('drops everything for the unreadable notice %j', async (text) => {
  const { dropped } = startListener(env.DATABASE_URL)
  await untilConnected(dropped)
  await client.query('SELECT pg_notify($1, $2)', [CONTENT_CHANNEL, text])
  await untilConnected(dropped, 2)
  await expectReceives(dropped)
})

it('reconnects after the server ended its connection, and drops everything', async () => {
  const { dropped } = startListener(env.DATABASE_URL)
  await untilConnected(dropped)
  await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'gevel-listener' AND datname = current_database()",
  )
  await untilConnected(dropped, 2)
  await expectReceives(dropped)
  expect(isDatabaseDown()).toBe(false)
})

it('connects once the server can be reached, when it could not at first', async () => {
  const port = await getPort({ host: '127.0.0.1' })
  const { dropped } = startListener(throughPort(port))
  await vi.waitUntil(isDatabaseDown, WAIT)
  await startProxy(port)
  await untilConnected(dropped)
  await expectReceives(dropped)
  expect(isDatabaseDown()).toBe(false)
})

it('makes up for notices that it missed by dropping everything, and caches nothing meanwhile', async () => {
  const port = await getPort({ host: '127.0.0.1' })
  const proxy = await startProxy(port)
  const { dropped } = startListener(throughPort(port))
  await untilConnected(dropped)
  const { answers } = processCaches()
  answers.drop(EVERYTHING)
  const answer = { etag: '"1"', headers: {}, tags: [] }
  answers.hold('kept', answer, answers.now())
  await proxy.refuse()
  await vi.waitUntil(() => answers.find('kept') === undefined, WAIT)
  answers.hold('late', answer, answers.now())
  expect([answers.find('late'), isDatabaseDown()]).toEqual([undefined, true])
  const missed = await announceOne()
  await proxy.open()
  await untilConnected(dropped, 2)
  expect(dropped.flat()).not.toContain(missed)
  await expectReceives(dropped)
})

it('notices a connection that went silent, and reconnects', async () => {
  const port = await getPort({ host: '127.0.0.1' })
  const proxy = await startProxy(port)
  const { dropped } = startListener(throughPort(port))
  await untilConnected(dropped)
  proxy.silence()
  await untilConnected(dropped, 2)
  await expectReceives(dropped)
})

it('closes its connection when it is stopped, and does not reconnect', async () => {
  const { dropped, stop } = startListener(env.DATABASE_URL)
  await untilConnected(dropped)
  await stop()
  await vi.waitUntil(async () => (await connections()) === 0, WAIT)
  const before = dropped.length
  await announceOne()
  expect([dropped.length, isDatabaseDown()]).toEqual([before, false])
})

it('stops while the server cannot be reached', async () => {
  const port = await getPort({ host: '127.0.0.1' })
  const { dropped, stop } = startListener(throughPort(port))
  await vi.waitUntil(isDatabaseDown, WAIT)
  await stop()
  expect(dropped).toEqual([])
})
