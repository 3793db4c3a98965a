import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'

import { answerScrape, startMetricsServer } from './scrape'

const TOKEN = 'a'.repeat(32)
const scrape = () => Promise.resolve('gevel_build_info 1\n')
const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const portOf = (server: Server): number => (server.address() as AddressInfo).port
const call = (server: Server, init: { path?: string; method?: string; authorization?: string } = {}) =>
  fetch(`http://127.0.0.1:${portOf(server)}${init.path ?? '/metrics'}`, {
    method: init.method ?? 'GET',
    ...(init.authorization !== undefined && { headers: { authorization: init.authorization } }),
  })

async function ownPort(token?: string): Promise<Server> {
  const server = await startMetricsServer({ port: 0, host: '127.0.0.1', token }, scrape)
  servers.push(server)
  return server
}

/** The port of the sites; a request that is no scrape gets the 404 of a site. */
async function sitePort(token?: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (!answerScrape(request, response, { token, scrape })) response.writeHead(404).end('site')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  servers.push(server)
  return server
}

const STRANGERS = {
  'no token': undefined,
  'another token': `Bearer ${'b'.repeat(32)}`,
  'a part of the token': `Bearer ${TOKEN.slice(1)}`,
  'an empty token': 'Bearer ',
  'another scheme': `Basic ${TOKEN}`,
}

it.each(Object.entries(STRANGERS))(
  'the port of the sites leaves a scrape with %s to the site',
  async (_, authorization) => {
    const response = await call(await sitePort(TOKEN), {
      ...(authorization !== undefined && { authorization }),
    })
    expect([response.status, await response.text()]).toEqual([404, 'site'])
  },
)

it('the port of the sites has no metrics when no token is configured', async () => {
  const server = await sitePort()
  for (const authorization of [undefined, 'Bearer ', 'Bearer undefined'])
    expect((await call(server, { ...(authorization !== undefined && { authorization }) })).status).toBe(404)
})

it('the port of the sites answers a scrape with the token, and nothing else', async () => {
  const [server, authorization] = [await sitePort(TOKEN), `bearer ${TOKEN}`]
  const response = await call(server, { authorization })
  expect([response.status, await response.text()]).toEqual([200, await scrape()])
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect((await call(server, { authorization, path: '/metrics/x' })).status).toBe(404)
  expect((await call(server, { authorization, method: 'POST' })).status).toBe(404)
})

it.each(Object.entries(STRANGERS))(
  'its own port rejects %s when a token is configured',
  async (_, authorization) => {
    const response = await call(await ownPort(TOKEN), {
      ...(authorization !== undefined && { authorization }),
    })
    expect(response.status).toBe(401)
  },
)

it('its own port answers a scrape, and 404 anything else', async () => {
  const server = await ownPort()
  expect(await (await call(server)).text()).toBe(await scrape())
  expect((await call(server, { path: '/' })).status).toBe(404)
  expect((await call(await ownPort(TOKEN), { authorization: `Bearer ${TOKEN}` })).status).toBe(200)
})
