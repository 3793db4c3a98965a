import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { CdnSettings } from '@/src/platform/cdn-settings'
import { purgeAt } from './adapters'

type Received = {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

let server: Server
let received: Received[]
let status: number

beforeEach(async () => {
  received = []
  status = 200
  server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    void text(incoming).then((body) => {
      received.push({ method, url, headers, body })
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end('{"success":true}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const settings = (kind: CdnSettings['kind']): CdnSettings => ({
  kind,
  urls: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`],
  token: 'secret',
  zone: 'zone-1',
})

describe('purgeAt', () => {
  it('sends Varnish the tags and the token as headers of a PURGE', async () => {
    await purgeAt(settings('varnish'))(['one', 'two'])
    expect(received).toMatchObject([
      { method: 'PURGE', url: '/', headers: { 'xkey-purge': 'one two', 'x-purge-token': 'secret' } },
    ])
  })

  it('sends Fastly surrogate keys of a service', async () => {
    await purgeAt(settings('fastly'))(['one', 'two'])
    expect(received).toMatchObject([
      {
        method: 'POST',
        url: '/service/zone-1/purge',
        headers: { 'fastly-key': 'secret', 'surrogate-key': 'one two' },
      },
    ])
  })

  it('sends Cloudflare the tags of a zone as JSON', async () => {
    await purgeAt(settings('cloudflare'))(['one', 'two'])
    expect(received).toMatchObject([
      {
        method: 'POST',
        url: '/client/v4/zones/zone-1/purge_cache',
        headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
        body: '{"tags":["one","two"]}',
      },
    ])
  })

  it('sends at most 30 tags a call', async () => {
    const tags = Array.from({ length: 61 }, (_, index) => `tag-${index}`)
    await purgeAt(settings('fastly'))(tags)
    const sent = received.map(({ headers }) => String(headers['surrogate-key']).split(' '))
    expect(sent.map(({ length }) => length)).toEqual([30, 30, 1])
    expect(sent.flat()).toEqual(tags)
  })

  it('rejects when a server does not confirm, without naming the token', async () => {
    status = 403
    const purge = purgeAt(settings('cloudflare'))(['one'])
    await expect(purge).rejects.toThrow(/answered the purge with 403$/)
    await expect(purge).rejects.not.toThrow(/secret/)
  })
})
