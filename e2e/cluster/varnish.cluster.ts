import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import getPort from 'get-port'
import { root } from '@/scripts/root'
import { type Answer, call } from './http'
import { percentile, reportFigure } from './report'
import { type AppNode, startNode } from './topology/node'
import { startVarnish, type Varnish } from './topology/varnish'
import { createWorld, publish, signIn, type SitePage, type World } from './world'

const PUBLISHES = 30
const TOKEN = 'token-of-the-purges'
const WAIT = { timeout: 20_000, interval: 10 }

const folder = inject('folder')
let varnish: Varnish
let nodes: AppNode[]
let world: World

const env = (port: number) => ({
  ...process.env,
  ...inject('shared'),
  CDN_PURGE: 'varnish',
  CDN_PURGE_URLS: `http://127.0.0.1:${port}`,
  CDN_PURGE_TOKEN: TOKEN,
})
const pageAt = (index: number): SitePage => {
  const page = world.pages[index % world.pages.length]
  if (!page) throw new Error('There is no page')
  return page
}
const visit = (path: string, headers: Record<string, string> = {}, host = world.host): Promise<Answer> =>
  call(varnish.port, path, { host, headers })

/** Visits a page until Varnish serves it from its memory. */
const untilHit = ({ path }: SitePage) =>
  vi.waitUntil(async () => (await visit(path)).headers['x-cache'] === 'hit', WAIT)

beforeAll(async () => {
  const port = await getPort({ host: '127.0.0.1' })
  nodes = await Promise.all(
    ['origin-1', 'origin-2'].map((name) => startNode({ name, root, folder, env: env(port) })),
  )
  const [first, second] = nodes
  if (!first || !second) throw new Error('There are no nodes')
  varnish = await startVarnish(folder, { first: first.port, second: second.port, token: TOKEN, port })
  const made = await createWorld(10)
  world = { ...made, token: await signIn(first.port, made.company) }
}, 300_000)

afterAll(async () => {
  await varnish?.stop()
  await Promise.all((nodes ?? []).map((node) => node.stop()))
}, 60_000)

describe('Varnish in front of two nodes', () => {
  it('serves pages from its memory, without tags that name documents', async () => {
    await untilHit(pageAt(0))
    const { headers } = await call(nodes[0]?.port ?? 0, pageAt(0).path, { host: world.host })
    expect(String(headers['cache-tag'])).toMatch(/^[\w-]{8}(?:,[\w-]{8})+$/)
    expect((await visit(pageAt(0).path)).headers['cache-tag']).toBeUndefined()
  })

  it('serves what was published within a second, p99', async () => {
    const times: number[] = []
    for (let turn = 0; turn < PUBLISHES; turn += 1) {
      const page = pageAt(turn)
      await untilHit(page)
      const text = await publish(nodes[turn % 2]?.port ?? 0, page, world.token)
      const since = performance.now()
      await vi.waitUntil(async () => (await visit(page.path)).body.includes(text), WAIT)
      times.push(performance.now() - since)
    }
    const p99 = percentile(times, 0.99)
    reportFigure(
      'publish → Varnish',
      `median ${percentile(times, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
    )
    expect(p99).toBeLessThanOrEqual(1000)
  }, 300_000)

  it('keeps serving the other pages from its memory when one is published', async () => {
    await untilHit(pageAt(2))
    await publish(nodes[0]?.port ?? 0, pageAt(3), world.token)
    await untilHit(pageAt(3))
    expect((await visit(pageAt(2).path)).headers['x-cache']).toBe('hit')
  })

  it.each([
    ['x-forwarded-host', 'evil.example'],
    ['x-original-url', '/admin'],
    ['x-rewrite-url', '/admin'],
    ['x-middleware-subrequest', 'src/proxy'],
    ['x-nextjs-data', '1'],
    ['forwarded', 'host=evil.example'],
    ['x-forwarded-proto', 'evil'],
    ['cookie', 'i18n_redirected=en; gevel-x=evil'],
    ['accept-language', 'en-x-evil'],
    ['user-agent', 'Googlebot/2.1'],
  ])('is not poisoned by the header %s', async (name, value) => {
    const { path } = pageAt(4)
    await publish(nodes[0]?.port ?? 0, pageAt(4), world.token)
    await visit(path, { [name]: value })
    const after = await visit(path)
    expect(after.status).toBe(200)
    expect(after.body).not.toContain('evil')
    expect(after.body).toContain('<html')
  })

  it('is not poisoned by a query', async () => {
    const { path } = pageAt(5)
    await visit(`${path}?evil=%22%3E%3Cscript%3E`)
    await visit(`${path}?_rsc=evil`, { rsc: '1' })
    const { status, body, headers } = await visit(path)
    expect([status, String(headers['content-type'])]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body).not.toContain('evil')
  })

  it('keeps hosts apart, and stores nothing for an unknown one under a known one', async () => {
    const { path } = pageAt(6)
    expect((await visit(path, {}, 'unknown.example')).status).toBe(404)
    expect((await visit(path, {}, `${world.host}.`)).body).not.toContain('unknown.example')
    expect((await visit(path)).status).toBe(200)
  })

  it('stores nothing private', async () => {
    const first = await call(varnish.port, '/api/admin/pages', { host: world.host, token: world.token })
    const second = await visit('/api/admin/pages')
    expect([first.status, second.status]).toEqual([200, 401])
  })

  it('purges for the nodes only', async () => {
    await untilHit(pageAt(7))
    const purge = (token: string) =>
      call(varnish.port, '/', { method: 'PURGE', headers: { 'xkey-purge': 'x', 'x-purge-token': token } })
    expect([(await purge('wrong')).status, (await purge(TOKEN)).status]).toEqual([404, 200])
  })

  it('serves stale pages while no node answers, also those that were purged', async () => {
    await untilHit(pageAt(8))
    await publish(nodes[0]?.port ?? 0, pageAt(8), world.token)
    await untilHit(pageAt(8))
    await Promise.all(nodes.map((node) => node.kill()))
    await call(varnish.port, '/', {
      method: 'PURGE',
      headers: { 'xkey-purge': 'anything', 'x-purge-token': TOKEN },
    })
    const { status } = await visit(pageAt(8).path)
    expect(status).toBe(200)
    await vi.waitUntil(async () => (await visit('/never-visited')).status === 503, WAIT)
  })
})
