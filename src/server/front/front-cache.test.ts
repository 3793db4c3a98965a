import { once } from 'node:events'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

import { describeAnswer, type Served } from '@/src/cache/answer-record'
import { cacheTags } from '@/src/cache/tags'
import { type Handler, respondWithPage, servedFrom, startFront } from '../testing/front-server'

const LONG = `<p>${'words of a page '.repeat(500)}</p>`
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1)'

const page: Handler = (_, response) => respondWithPage(response, { body: LONG })

describe('an answer from memory', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (body: Buffer) => body],
  ])('has the same bytes in %s', async (encoding, decode) => {
    const { ask, calls } = await startFront(page)
    const replies = [
      await ask('/contact', { 'accept-encoding': encoding }),
      await ask('/contact', { 'accept-encoding': encoding }),
    ]
    expect(replies.map(servedFrom)).toEqual(['stored', 'hit'])
    for (const { headers, body } of replies) {
      expect(decode(body).toString()).toBe(LONG)
      expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
      expect(headers.vary).toBe('Accept-Encoding')
    }
    expect(calls).toHaveLength(1)
  })

  it('is sent without body for HEAD, with the same headers', async () => {
    const { ask } = await startFront(page)
    const get = await ask('/contact', { 'accept-encoding': 'gzip' })
    const head = await ask('/contact', { 'accept-encoding': 'gzip' }, 'HEAD')
    expect([head.status, head.body.length, servedFrom(head)]).toEqual([200, 0, 'hit'])
    for (const name of ['content-length', 'etag', 'content-type', 'cache-control'])
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]])
  })

  it('is a 304 for a request that has it, compared weakly', async () => {
    const { ask } = await startFront(page)
    const { etag = '' } = (await ask('/contact')).headers
    expect(etag).toMatch(/^W\//)
    for (const known of [etag, etag.slice(2), `"old", ${etag}`, '*']) {
      const { status, headers, body } = await ask('/contact', { 'if-none-match': known })
      expect([known, status, body.length, headers.etag]).toEqual([known, 304, 0, etag])
      expect(headers['content-type']).toBeUndefined()
    }
    expect((await ask('/contact', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('has a request id of its own, or that of the request', async () => {
    const { ask } = await startFront(page)
    const ids = [
      await ask('/contact'),
      await ask('/contact'),
      await ask('/contact', { 'x-request-id': 'from-proxy-1' }),
    ]
    const [first, second, third] = ids.map(({ headers }) => headers['x-request-id'])
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).not.toBe(first)
    expect(third).toBe('from-proxy-1')
  })

  it('keeps its place among pipelined requests', async () => {
    const { ask, port } = await startFront((request, response) => {
      setImmediate(() => respondWithPage(response, { body: `page ${request.url}.` }))
    })
    await ask('/second')
    const socket = connect(port, '127.0.0.1')
    const requests = ['/first', '/second', '/third', '/second'].map(
      (path, index) =>
        `GET ${path} HTTP/1.1\r\nHost: kade.test\r\n${index === 3 ? 'Connection: close\r\n' : ''}\r\n`,
    )
    socket.write(requests.join(''))
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    await once(socket, 'close')
    const bodies = Buffer.concat(chunks)
      .toString()
      .match(/page \/\w+\./g)
    expect(bodies).toEqual(['page /first.', 'page /second.', 'page /third.', 'page /second.'])
  })

  it('counts each response, with its status, and the referrer and address of its request', async () => {
    const counted: Served[] = []
    const { ask } = await startFront((_, response) => {
      describeAnswer({ shareable: true, tags: ['redirects:1'], count: (served) => counted.push(served) })
      response.writeHead(301, { location: '/new' }).end()
    })
    await ask('/old', { referer: 'https://a.test/' })
    const { status, headers } = await ask('/old', { referer: 'https://b.test/' })
    expect([status, headers.location]).toEqual([301, '/new'])
    await ask('/old')
    expect(counted.map(({ headers }) => headers.referer)).toEqual([
      'https://a.test/',
      'https://b.test/',
      undefined,
    ])
    for (const { status: sent, method, forwardedFor } of counted)
      expect([sent, method, forwardedFor()]).toEqual([301, 'GET', '127.0.0.1'])
  })
})

describe('concurrent requests for one answer', () => {
  it('render it once', async () => {
    const released = Promise.withResolvers<void>()
    const { ask, calls } = await startFront(async (_, response) => {
      await released.promise
      respondWithPage(response)
    })
    const replies = Array.from({ length: 20 }, () => ask('/contact'))
    await expect.poll(() => calls.length).toBe(1)
    released.resolve()
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(calls).toHaveLength(1)
  })

  it('share nothing that is not stored', async () => {
    const released = Promise.withResolvers<void>()
    const { ask, calls } = await startFront(async (request, response) => {
      await released.promise
      response.writeHead(404, { 'cache-control': 'private, no-store' })
      response.end(request.headers['user-agent'])
    })
    const replies = ['one', 'two', 'three'].map((agent) => ask('/x', { 'user-agent': agent }))
    await expect.poll(() => calls.length).toBe(1)
    released.resolve()
    expect((await Promise.all(replies)).map(({ body }) => body.toString())).toEqual(['one', 'two', 'three'])
  })
})

describe('a purge', () => {
  it('drops what carries one of the tags, and nothing else', async () => {
    let version = 1
    const { ask, front } = await startFront((request, response) =>
      respondWithPage(response, { body: `${version}`, tags: [`page:${request.url}`] }),
    )
    for (const path of ['/a', '/b']) await ask(path)
    version = 2
    front.purge(['page:/a', 'page:/other'])
    expect([await ask('/a'), await ask('/b')].map(({ body }) => body.toString())).toEqual(['2', '1'])
    front.purge(['site:1'])
    expect((await ask('/b')).body.toString()).toBe('2')
  })

  it('keeps an answer from being stored that was rendered meanwhile, and later requests from sharing it', async () => {
    const versions = ['old', 'new']
    const releases: (() => void)[] = []
    const { ask, front, calls } = await startFront(async (_, response) => {
      const body = versions.shift() ?? 'newer'
      await new Promise<void>((resolve) => releases.push(resolve))
      respondWithPage(response, { body })
    })
    const before = ask('/a')
    await expect.poll(() => releases.length).toBe(1)
    front.purge(['page:1'])
    const after = ask('/a')
    await expect.poll(() => releases.length).toBe(2)
    for (const release of releases) release()
    expect([(await before).body.toString(), (await after).body.toString()]).toEqual(['old', 'new'])
    expect([(await ask('/a')).body.toString(), calls.length]).toEqual(['new', 2])
  })

  it('renders again when Next shared a rendering that began before, whose tags nobody knows', async () => {
    let shared = true
    const { ask } = await startFront((_, response) => {
      respondWithPage(response, { body: shared ? 'old' : 'new' })
      if (shared) describeAnswer({ pageTags: null })
      shared = false
    })
    const reply = await ask('/a')
    expect([reply.body.toString(), servedFrom(reply)]).toEqual(['new', 'stored'])
  })
})

describe('while purges do not arrive', () => {
  it('stores nothing, serves what is stored, and starts anew once they do', async () => {
    const { ask, front } = await startFront(page)
    await ask('/a')
    front.disconnect()
    expect([servedFrom(await ask('/a')), servedFrom(await ask('/b')), servedFrom(await ask('/b'))]).toEqual([
      'hit',
      'miss',
      'miss',
    ])
    front.purge([cacheTags.everything()])
    expect([servedFrom(await ask('/a')), servedFrom(await ask('/a'))]).toEqual(['stored', 'hit'])
  })
})

describe('a request with a query', () => {
  it('gets the stored page', async () => {
    const { ask, calls } = await startFront(page)
    expect(servedFrom(await ask('/contact?utm_source=x'))).toBe('stored')
    expect(servedFrom(await ask('/contact?gclid=y'))).toBe('hit')
    expect(calls.map(({ url }) => url)).toEqual(['/contact'])
  })

  it('goes to Next where the answer is not for others, as that of a page with a token', async () => {
    const { ask, calls } = await startFront((_, response) => {
      respondWithPage(response)
      describeAnswer({ shareable: false })
    })
    expect(servedFrom(await ask('/auth/verify?token=1'))).toBe('pass')
    expect(calls.map(({ url }) => url)).toEqual(['/auth/verify', '/auth/verify?token=1'])
  })

  it('goes to Next where the answer is no page', async () => {
    const { ask, calls } = await startFront((request, response) => {
      describeAnswer({ shareable: true, tags: ['redirects:1'] })
      response.writeHead(301, { location: `/new${request.url?.slice(4)}` }).end()
    })
    expect((await ask('/old?a=1')).headers.location).toBe('/new?a=1')
    expect((await ask('/old?a=2')).headers.location).toBe('/new?a=2')
    expect(calls.map(({ url }) => url)).toEqual(['/old', '/old?a=1', '/old?a=2'])
  })
})

describe('a stored 404', () => {
  const missing: Handler = (request, response) => {
    const agent = request.headers['user-agent'] ?? ''
    if (agent === BOT || request.headers.accept === 'application/json')
      return response.writeHead(404, { 'cache-control': 'private, no-store' }).end(agent)
    describeAnswer({ shareable: true, rendered: true, pageTags: ['site:1'] })
    return response.writeHead(404, { 'content-type': 'text/html' }).end('a page')
  }

  it('is for people; bots and programs get their own', async () => {
    const { ask } = await startFront(missing)
    expect(servedFrom(await ask('/x', { 'user-agent': BOT }))).toBe('miss')
    expect(servedFrom(await ask('/x'))).toBe('stored')
    expect((await ask('/x')).body.toString()).toBe('a page')
    expect(servedFrom(await ask('/x', { 'user-agent': BOT }))).toBe('pass')
    expect(servedFrom(await ask('/x', { accept: 'application/json' }))).toBe('pass')
  })
})
