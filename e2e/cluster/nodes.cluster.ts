import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { root } from '@/scripts/root'
import { createForm, newVisitor, submissionOf } from '@/src/testing/forms'
import { type Mailbox, startMailbox } from '@/src/testing/mailbox'
import { call } from './http'
import { startLoad } from './load'
import { percentile, reportFigure } from './report'
import { type Nginx, startNginx } from './topology/nginx'
import { type AppNode, startNode } from './topology/node'
import { createWorld, publish, signIn, type SitePage, type World } from './world'

const PUBLISHES = Number(process.env.PUBLISHES ?? 200)
const MAX_PUBLISH_MS = 1000
const WAIT = { timeout: 30_000, interval: 5 }

const folder = inject('folder')
const mails: string[] = []
let mailbox: Mailbox
let nodes: AppNode[]
let nginx: Nginx
let world: World

const start = (name: string, port?: number): Promise<AppNode> =>
  startNode({
    name,
    root,
    folder,
    env: { ...process.env, ...inject('shared'), SMTP_URL: mailbox.url, SMTP_FROM: 'site@example.org' },
    ...(port && { port }),
  })

const at = (index: number): AppNode => {
  const node = nodes[index % nodes.length]
  if (!node) throw new Error('There is no node')
  return node
}
const pageAt = (index: number): SitePage => {
  const page = world.pages[index % world.pages.length]
  if (!page) throw new Error('There is no page')
  return page
}
const visits = () => world.pages.map(({ path }) => ({ path, host: world.host }))

/** Resolves when a node serves `text`, to the milliseconds since `since`. */
async function servedAfter(node: AppNode, { path }: SitePage, text: string, since: number): Promise<number> {
  const { host } = world
  await vi.waitUntil(async () => (await call(node.port, path, { host })).body.includes(text), WAIT)
  return performance.now() - since
}

beforeAll(async () => {
  mailbox = await startMailbox(({ message }) => mails.push(message.messageId ?? ''))
  nodes = await Promise.all([start('first'), start('second'), start('third')])
  nginx = await startNginx(
    folder,
    nodes.map(({ port }) => port),
  )
  const made = await createWorld(20)
  world = { ...made, token: await signIn(at(0).port, made.company) }
}, 300_000)

afterAll(async () => {
  await nginx?.stop()
  await Promise.all((nodes ?? []).map((node) => node.stop()))
  await mailbox?.stop()
}, 60_000)

describe('three nodes behind nginx', () => {
  it(`serve what one of them published within ${MAX_PUBLISH_MS} ms, p99 of ${PUBLISHES} under load`, async () => {
    // A node compiles nothing and opens no connection for the first time while it is measured.
    for (const { port } of nodes)
      for (const { path } of world.pages) await call(port, path, { host: world.host })
    const stopLoad = startLoad(nginx.port, visits())
    const times: number[] = []
    for (let turn = 0; turn < PUBLISHES; turn += 1) {
      const text = await publish(at(turn).port, pageAt(turn), world.token)
      const since = performance.now()
      times.push(
        Math.max(...(await Promise.all(nodes.map((node) => servedAfter(node, pageAt(turn), text, since))))),
      )
    }
    const { requests, failed } = await stopLoad()
    const p99 = percentile(times, 0.99)
    reportFigure(
      'publish → every node',
      `median ${percentile(times, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${requests} requests beside it`,
    )
    expect(failed).toEqual([])
    expect(p99).toBeLessThanOrEqual(MAX_PUBLISH_MS)
  }, 900_000)

  it('accept a session that another one started, until any of them ends it', async () => {
    const token = await signIn(at(0).port, world.company)
    const statuses = () =>
      Promise.all(nodes.map(async ({ port }) => (await call(port, '/api/admin/pages', { token })).status))
    expect(await statuses()).toEqual([200, 200, 200])
    await call(at(1).port, '/api/auth/logout', { method: 'POST', token })
    expect(await statuses()).toEqual([401, 401, 401])
  })

  it('count failed sign-ins together', async () => {
    const { email } = world.company.viewer
    const headers = newVisitor()
    const statuses: number[] = []
    for (let turn = 0; turn < 60 && statuses.at(-1) !== 429; turn += 1) {
      const body = { email, password: 'not the password' }
      statuses.push((await call(at(turn).port, '/api/auth/login', { body, headers })).status)
    }
    const everywhere = await Promise.all(
      nodes.map(({ port }) => call(port, '/api/auth/login', { body: { email, password: 'wrong' }, headers })),
    )
    reportFigure('sign-ins before 429, over three nodes', String(statuses.length - 1))
    expect(everywhere.map(({ status }) => status)).toEqual([429, 429, 429])
  })

  it('let one of three concurrent changes of the same version through', async () => {
    const page = `/api/admin/pages/${pageAt(0).id}?locale=nl`
    const { headers } = await call(at(0).port, page, { token: world.token })
    const change = ({ port }: AppNode) =>
      call(port, page, {
        method: 'PUT',
        token: world.token,
        headers: { 'if-match': String(headers.etag) },
        body: { title: 'Anders', status: 'published' },
      })
    const statuses = (await Promise.all(nodes.map(change))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 412, 412])
  })

  it('have one leader of periodic work', async () => {
    const client = new Client({ connectionString: env.DATABASE_URL })
    await client.connect()
    const { rowCount } = await client.query(
      `select from pg_locks where locktype = 'advisory' and granted and pid in
         (select pid from pg_stat_activity where application_name = 'gevel-jobs')
       group by objid, classid having count(*) = 1
       and (classid::bigint << 32 | objid::bigint) = hashtextextended('gevel job leader', 0)`,
    )
    await client.end()
    expect(rowCount).toBe(1)
  })

  it('send one mail per submission', async () => {
    const form = await createForm(await payloadInstance(), world.company)
    mails.length = 0
    for (let turn = 0; turn < 30; turn += 1) {
      const body = submissionOf(form)
      const answer = await call(at(turn).port, '/api/forms', {
        host: world.host,
        body,
        headers: newVisitor(),
      })
      expect(answer.status).toBe(201)
    }
    await vi.waitUntil(() => mails.length >= 30, WAIT)
    expect(new Set(mails).size).toBe(30)
    expect(mails).toHaveLength(30)
  })

  it('serve nothing stale once a cut connection for notifications is back', async () => {
    const client = new Client({ connectionString: env.DATABASE_URL })
    await client.connect()
    for (const node of nodes) await call(node.port, pageAt(1).path, { host: world.host })
    const listeners = `select pid from pg_stat_activity where application_name = 'gevel-listener'`
    await client.query(`select pg_terminate_backend(pid) from (${listeners}) lost`)
    const text = await publish(at(1).port, pageAt(1), world.token)
    await Promise.all(nodes.map((node) => servedAfter(node, pageAt(1), text, 0)))
    await client.end()
  })

  it('answer every request while one of them is killed', async () => {
    const stopLoad = startLoad(nginx.port, visits(), 8)
    await delay(1000)
    const killed = at(2)
    await killed.kill()
    await delay(5000)
    const { requests, failed } = await stopLoad()
    nodes[2] = await start('third again', killed.port)
    reportFigure('requests while a node was killed', String(requests))
    expect(failed).toEqual([])
  }, 120_000)
})
