import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

import { CORNER_TAG } from '@/src/features/edit-on-site/rules/paths'
import { makeMarker } from '@/src/features/edit-on-site/server/marker'
import { type Handler, respondWithPage, servedFrom, startFront } from '../testing/front-server'

const HTML = `<!doctype html><html lang="nl"><body><p>${'woorden '.repeat(300)}</p></body></html>`
const page: Handler = (_, response) => respondWithPage(response, { body: HTML })

const cookieFor = (hostname: string) =>
  `__Host-gevel-edit=${makeMarker({ hostname, panel: 'https://panel.example' }).value}`
const MARKED = { cookie: cookieFor('kade.test') }

describe('a page for a browser with the marker of “Edit on site”', () => {
  it('is that of visitors with the script of the corner, for nobody else', async () => {
    const { ask } = await startFront(page)
    const { status, headers, body } = await ask('/contact', MARKED)
    expect([status, body.toString()]).toEqual([200, HTML + CORNER_TAG])
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-length': String(body.length),
    })
    expect([headers.etag, headers['cache-tag']]).toEqual([undefined, undefined])
  })

  it('neither reads nor fills the cache: visitors get the same bytes as before', async () => {
    const { ask, calls } = await startFront(page)
    const first = await ask('/contact', MARKED)
    const before = await ask('/contact')
    const marked = await ask('/contact', MARKED)
    const after = await ask('/contact')
    expect([first, before, marked, after].map(servedFrom)).toEqual(['miss', 'stored', 'miss', 'hit'])
    expect(before.body.toString()).toBe(HTML)
    expect(after.body).toEqual(before.body)
    expect(after.headers.etag).toBe(before.headers.etag)
    expect(calls).toHaveLength(3)
  })

  it('is whole, whatever the browser has already, and compressed', async () => {
    const { ask, calls } = await startFront(page)
    const { etag = '' } = (await ask('/contact')).headers
    const reply = await ask('/contact', { ...MARKED, 'if-none-match': etag, 'accept-encoding': 'br' })
    expect([reply.status, reply.headers['content-encoding']]).toEqual([200, 'br'])
    expect(brotliDecompressSync(reply.body).toString()).toBe(HTML + CORNER_TAG)
    expect(calls.at(-1)?.headers).toMatchObject({ host: 'kade.test', cookie: MARKED.cookie })
    expect(calls.at(-1)?.headers['if-none-match']).toBeUndefined()
  })

  it('is left as it is where it is no HTML, no document or no page of a site', async () => {
    const feed: Handler = (_, response) =>
      respondWithPage(response, { body: '<rss/>', type: 'application/xml' })
    expect((await (await startFront(feed)).ask('/blog/feed.xml', MARKED)).body.toString()).toBe('<rss/>')
    const { ask } = await startFront(page)
    const unchanged: [string, Record<string, string>][] = [
      ['/contact', { 'sec-fetch-dest': 'empty' }],
      ['/contact', { 'sec-fetch-dest': 'iframe' }],
      ['/contact', { rsc: '1' }],
      ['/contact', { 'content-length': '0' }],
      ['/_preview', {}],
      ['/api/pages', {}],
    ]
    for (const [path, headers] of unchanged)
      expect((await ask(path, { ...MARKED, ...headers })).body.toString()).toBe(HTML)
  })

  it('answers 500 when rendering fails', async () => {
    const { ask } = await startFront(() => {
      throw new Error('No page')
    })
    expect((await ask('/contact', MARKED)).status).toBe(500)
  })
})

it.each([
  ['of another host', cookieFor('other.test')],
  ['forged', `${MARKED.cookie}x`],
])('a marker %s gets what visitors get, from memory', async (_, cookie) => {
  const { ask, calls } = await startFront(page)
  const replies = [await ask('/contact'), await ask('/contact', { cookie })]
  expect(replies.map(servedFrom)).toEqual(['stored', 'hit'])
  expect(replies[1]?.body).toEqual(replies[0]?.body)
  expect(calls).toHaveLength(1)
})
