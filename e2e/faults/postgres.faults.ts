import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { root } from '@/scripts/root'
import { newVisitor } from '@/src/testing/forms'
import { type Answer, call, type Call } from '../cluster/http'
import { reportFigure } from '../cluster/report'
import { type AppNode, startNode } from '../cluster/topology/node'
import { createWorld, publish, signIn, type SitePage, type World } from '../cluster/world'
import { killBackend, killPostgres, setReadOnly, startPostgres } from './postgres-control'
import { type FaultyProxy, startProxy, through } from './proxy'
import { startWriting } from './writer'

/** Two statements in a row that fail after the limit of 5 s, on a machine that has other work. */
const MAX_WAIT_MS = 15_000
const WAIT = { timeout: 60_000, interval: 50 }

let proxy: FaultyProxy
let node: AppNode
let world: World
let fresh = 0

beforeAll(async () => {
  const { DATABASE_URL, ...shared } = inject('shared')
  proxy = await startProxy(inject('postgres').port ?? 0)
  const env = { ...process.env, ...shared, DATABASE_URL: through(DATABASE_URL ?? '', proxy) }
  node = await startNode({ name: 'postgres', root, folder: inject('folder'), env })
  const made = await createWorld(30)
  world = { ...made, token: await signIn(node.port, made.company) }
}, 300_000)

afterAll(async () => {
  await node?.stop()
  await proxy?.stop()
}, 60_000)

afterEach(async () => {
  proxy.behave('pass')
  await vi.waitUntil(async () => (await visit('/api/health/ready')).status === 200, WAIT)
})

const visit = (path: string, options: Call = {}): Promise<Answer> =>
  call(node.port, path, { host: world.host, headers: newVisitor(), ...options })

const pageAt = (index: number): SitePage => world.pages[index] ?? { id: '', path: '' }
/** A page that nobody has visited yet. */
const freshPage = () => pageAt(10 + fresh++)

/** Resolves once a page that was not in memory is served. */
const rendered = ({ path }: SitePage) => vi.waitUntil(async () => (await visit(path)).status === 200, WAIT)

async function timed(request: Promise<Answer>): Promise<Answer> {
  const start = performance.now()
  const answer = await request
  const milliseconds = performance.now() - start
  reportFigure(`${answer.status}`, `${milliseconds.toFixed(0)} ms`)
  expect(milliseconds).toBeLessThan(MAX_WAIT_MS)
  return answer
}

const writers = () => startWriting({ port: node.port, token: world.token }, world.pages.slice(0, 4))

describe.each(['refuse', 'hang'] as const)('while Postgres does not answer (%s)', (fault) => {
  it('serves pages in memory, and answers everything else with 503 before long', async () => {
    const cached = pageAt(9)
    await visit(cached.path)
    proxy.behave(fault)
    expect((await timed(visit(cached.path))).status).toBe(200)
    const page = await timed(visit(freshPage().path))
    expect([page.status, page.headers['retry-after']]).toEqual([503, expect.any(String)])
    const list = await timed(visit('/api/posts?limit=7'))
    expect([list.status, list.headers['content-type']]).toEqual([503, 'application/problem+json'])
    const { email, password } = world.company.editor
    expect((await timed(visit('/api/auth/login', { body: { email, password } }))).status).toBe(503)
    const own = await timed(call(node.port, '/api/admin/pages', { token: world.token }))
    expect([own.status, own.headers['retry-after']]).toEqual([503, expect.any(String)])
  }, 120_000)

  it('answers again once Postgres does', async () => {
    proxy.behave(fault)
    await timed(visit('/api/posts?limit=8'))
    proxy.behave('pass')
    const start = performance.now()
    await rendered(freshPage())
    reportFigure('until pages are rendered again', `${(performance.now() - start).toFixed(0)} ms`)
    expect(await publish(node.port, pageAt(0), world.token)).toMatch(/^Tekst/)
  }, 120_000)
})

describe('Postgres', () => {
  it('may be slow: everything answers, only later', async () => {
    proxy.behave({ delay: 100 })
    expect((await visit(freshPage().path)).status).toBe(200)
    expect(await publish(node.port, pageAt(0), world.token)).toMatch(/^Tekst/)
  }, 120_000)

  it('may be read-only: reads are answered, and a write says that it cannot be stored now', async () => {
    await setReadOnly(true)
    try {
      await rendered(freshPage())
      const { id } = pageAt(1)
      const path = `/api/admin/pages/${id}?locale=nl`
      const before = await call(node.port, path, { token: world.token })
      const body = { title: 'Niet opgeslagen', status: 'published' }
      const write = await call(node.port, path, { method: 'PUT', token: world.token, body })
      expect([write.status, write.headers['retry-after']]).toEqual([503, expect.any(String)])
      expect((await call(node.port, path, { token: world.token })).body).toBe(before.body)
    } finally {
      await setReadOnly(false)
    }
  }, 120_000)

  it.each([
    { name: 'loses one process', fault: killBackend },
    {
      name: 'is killed',
      fault: async () => {
        await killPostgres()
        await startPostgres()
      },
    },
  ])(
    'keeps every acknowledged write when it $name',
    async ({ fault }) => {
      const writing = writers()
      await vi.waitUntil(writing.allAcknowledged, WAIT)
      await visit(freshPage().path)
      await fault()
      const start = performance.now()
      await rendered(freshPage())
      reportFigure('until pages are rendered again', `${(performance.now() - start).toFixed(0)} ms`)
      await writing.stop()
      expect(await writing.lost()).toEqual([])
      const again = writers()
      await vi.waitUntil(again.allAcknowledged, WAIT)
      await again.stop()
      expect(await again.lost()).toEqual([])
    },
    180_000,
  )
})
