import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'

import { type Handler, respondWithPage, startFront } from '../testing/front-server'

const page: Handler = (_, response) => respondWithPage(response)

describe('hostile headers', () => {
  it.each<[string, Record<string, string>]>([
    [
      'a forwarded host',
      { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https', forwarded: 'host=evil.test' },
    ],
    ['another path', { 'x-rewrite-url': '/evil', 'x-original-url': '/evil', 'x-matched-path': '/evil' }],
    [
      'instructions for Next',
      { 'x-middleware-subrequest': 'proxy', 'x-nextjs-data': '1', 'x-invoke-path': '/evil' },
    ],
    ['a hidden redirect', { 'x-gevel-moved': '301 https://evil.test/' }],
    ['cookies', { cookie: 'i18n_redirected=evil; other=1' }],
    ['a range', { range: 'bytes=0-3' }],
    [
      'conditions',
      { 'if-none-match': '"x"', 'if-match': '"x"', 'if-modified-since': new Date(0).toUTCString() },
    ],
    ['a method', { 'x-http-method-override': 'DELETE' }],
    ['an encoding', { 'accept-encoding': 'br;q=0, *;q=0, identity;q=0' }],
  ])('%s reach no rendering, and change no stored answer', async (_, headers) => {
    const { ask, calls } = await startFront((request, response) =>
      respondWithPage(response, { body: JSON.stringify({ ...request.headers, 'x-request-id': '' }) }),
    )
    const hostile = await ask('/contact', headers)
    const ordinary = await ask('/contact')
    expect([hostile.status, ordinary.body.toString()]).toEqual([200, hostile.body.toString()])
    for (const name of Object.keys(headers)) expect(calls[0]?.headers).not.toHaveProperty(name)
    expect(ordinary.body.toString()).not.toContain('evil')
  })

  it('a host that a proxy names is the host of the rendering, in one form', async () => {
    const { ask, calls } = await startFront(page, { trustedProxies: 1 })
    await ask('/contact', {
      host: 'inner:3000',
      'x-forwarded-host': 'evil.test, KADE.test',
      'x-forwarded-proto': 'https',
    })
    expect(calls[0]?.headers).toMatchObject({
      host: 'kade.test',
      'x-forwarded-host': 'kade.test',
      'x-forwarded-proto': 'https',
    })
  })
})

describe('early hints', () => {
  it('name the stylesheets and fonts of the site while another page is rendered', async () => {
    const head =
      '<head><link rel="stylesheet" href="/a.css"/><link rel="preload" as="font" href="/b.woff2"/></head>'
    const { port, ask } = await startFront((_, response) => respondWithPage(response, { body: head }), {
      earlyHints: true,
    })
    await ask('/a')
    const socket = connect(port, '127.0.0.1')
    socket.write(
      'GET /b HTTP/1.1\r\nHost: kade.test\r\nSec-Fetch-Dest: document\r\nConnection: close\r\n\r\n',
    )
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    await once(socket, 'close')
    const text = Buffer.concat(chunks).toString()
    expect(text).toMatch(/^HTTP\/1.1 103 Early Hints/)
    expect(text).toContain('</a.css>; rel=preload; as=style')
    expect(text).toContain('</b.woff2>; rel=preload; as=font; crossorigin')
  })
})
