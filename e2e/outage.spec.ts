import { randomUUID } from 'node:crypto'
import getPort from 'get-port'
import { Pool } from 'pg'

import { migrateDatabase } from '@/scripts/prepare-database'
import { root } from '@/scripts/root'
import { serve, type Server } from '@/scripts/serve'
import { RoutingRows } from '@/src/routing/testing/routing-rows'
import { startTemporaryPostgres, type TemporaryPostgres } from '@/src/testing/temporary-postgres'
import { type TextResponse, requestOn } from './request-on'
import { expect, test } from './fixtures'

const HOST = `outage-${randomUUID()}.localhost`
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
/** Text that a stack trace or an error of a library would reveal. */
const LEAKS = /node_modules|postgres|ECONNREFUSED|select |\bat \S+:\d+:\d+|Failed query|payload/i

let postgres: TemporaryPostgres
let server: Server
let port: number

const fetchFrom = (path: string, headers: Record<string, string> = {}): Promise<TextResponse> =>
  requestOn(port, HOST, path, { headers })

async function createSite(connectionString: string): Promise<void> {
  const pool = new Pool({ connectionString, max: 1 })
  const rows = await RoutingRows.create(pool)
  const domain = await rows.domain(HOST, { defaultLocale: 'nl' })
  await rows.serve(domain, 'en')
  const page = await rows.page(['nl', 'en'])
  for (const path of ['/', '/bekend', '/geweten', '/laat'])
    await rows.url(domain, 'nl', path, page, path === '/')
  await pool.end()
}

async function startServer(): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    LOG_LEVEL: 'silent',
    PORT: String(port),
    DATABASE_URL: postgres.url,
    PAYLOAD_SECRET: randomUUID(),
  }
  const { signal } = new AbortController()
  server = await serve(root, { host: '127.0.0.1', port, env, signal })
}

// The timeout covers running all migrations before the first test.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

test.beforeAll(async () => {
  port = await getPort({ host: '127.0.0.1' })
  postgres = await startTemporaryPostgres()
  await migrateDatabase({ ...process.env, NODE_ENV: 'test', DATABASE_URL: postgres.url })
  await createSite(postgres.url)
  await startServer()
})

test.afterAll(async () => {
  await server.stop()
  await postgres.stop()
})

const statusOf = async (path: string) => (await fetchFrom(path)).status

test.describe('while Postgres is gone', () => {
  test.beforeAll(async () => {
    // A server that has just started may be too busy for the first.
    for (const path of ['/', '/bekend', '/robots.txt', '/niets'])
      await expect.poll(() => statusOf(path)).not.toBe(503)
    // Its routing action is cached, but the page was never rendered.
    await requestOn(port, HOST, '/api/pages', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: '/geweten' }),
    })
    await postgres.pause()
  })

  test('pages served before are still served, the not-found page included', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/bekend', 200],
      ['/robots.txt', 200],
      ['/niets', 404],
    ] as const) {
      const response = await fetchFrom(path)
      expect([path, response.status]).toEqual([path, status])
      expect(response.body).not.toBe('')
    }
  })

  test('everything else is a 503 with Retry-After that reveals nothing', async () => {
    for (const path of [
      '/laat',
      '/geweten',
      '/nergens',
      '/sitemap.xml',
      '/feed.xml',
      '/admin',
      '/en/admin/cms/pages',
      '/api/pages/layout',
      '/api/domains',
      '/_ipx/_/x.png',
    ]) {
      const response = await fetchFrom(path, { accept: 'text/html' })
      expect([path, response.status]).toEqual([path, 503])
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
      expect(response.headers['cache-control']).toContain('no-store')
      expect(response.body).not.toMatch(LEAKS)
    }
  })

  test('the error page shows status, message and explanation in the language of the path', async () => {
    const dutch = await fetchFrom('/laat', { 'accept-language': 'en' })
    expect(dutch.body).toContain('<html lang="nl">')
    expect(dutch.body).toContain('503 Service Unavailable')
    expect(dutch.body).toContain('Even niet bereikbaar')
    expect((await fetchFrom('/en/late')).body).toContain('Temporarily out of reach')
  })

  test('a bot gets stale pages, and an empty 503 for the others', async () => {
    expect((await fetchFrom('/bekend', { 'user-agent': GOOGLEBOT })).status).toBe(200)
    const { status, body } = await fetchFrom('/laat', { 'user-agent': GOOGLEBOT })
    expect([status, body]).toEqual([503, ''])
  })
})

test.describe('when Postgres is back', () => {
  test.beforeAll(() => postgres.resume())

  test('everything works again without a restart, also paths that failed before', async () => {
    for (const path of ['/laat', '/geweten', '/sitemap.xml', '/api/domains', '/admin'])
      await expect.poll(() => statusOf(path)).toBeLessThan(400)
    expect(await statusOf('/')).toBe(200)
    expect(await statusOf('/nergens')).toBe(404)
    expect((await fetchFrom('/laat')).body).toContain('<title>')
  })
})

test('a server that starts before its database answers 503 until the database is available', async () => {
  await server.stop()
  await postgres.pause()
  await startServer()
  expect(await statusOf('/laat')).toBe(503)
  expect(await statusOf('/admin')).toBe(503)
  expect(await statusOf('/api/domains')).toBe(503)
  await postgres.resume()
  for (const path of ['/nergens-meer', '/laat', '/api/domains', '/admin'])
    await expect.poll(() => statusOf(path)).not.toBe(503)
})
