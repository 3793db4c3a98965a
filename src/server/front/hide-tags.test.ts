import { afterEach, expect, it } from 'vitest'

import { describeAnswer } from '@/src/cache/answer-record'
import { opaqueTag } from '@/src/cache/cdn/opaque-tags'
import { respondWithPage, servedFrom, startFront } from '../testing/front-server'

let stop: (() => Promise<void>) | undefined
afterEach(async () => {
  await stop?.()
})

it('sends all tags of an answer from memory, in a form that names no document', async () => {
  const front = await startFront((_, response) => respondWithPage(response, { tags: ['page:1', 'media:2'] }))
  stop = front.stop
  await front.ask('/contact')
  const reply = await front.ask('/contact')
  expect(servedFrom(reply)).toBe('hit')
  expect(reply.headers['cache-tag']).toBe(['page:1', 'media:2', 'site:1'].map(opaqueTag).join(','))
})

it('sends the tags of an answer that it passes on in that form, too', async () => {
  const front = await startFront((_, response) => {
    response.setHeader('cache-tag', 'page:1,site:1')
    response.end()
  })
  stop = front.stop
  const reply = await front.ask('/contact', {}, 'POST')
  expect(servedFrom(reply)).toBe('pass')
  expect(reply.headers['cache-tag']).toBe(['page:1', 'site:1'].map(opaqueTag).join(','))
})

it('sends all tags of a page or a path not found that it passes on, so that a CDN can purge it', async () => {
  const front = await startFront((_, response) => {
    describeAnswer({ rendered: true, pageTags: ['page:1', '_N_T_/contact'], tags: ['addresses:1'] })
    response.setHeader('cache-tag', 'site:1')
    response.end()
  })
  stop = front.stop
  const reply = await front.ask('/contact', { cookie: 'payload-token=x' })
  expect(servedFrom(reply)).toBe('pass')
  expect(reply.headers['cache-tag']).toBe(['page:1', 'addresses:1', 'site:1'].map(opaqueTag).join(','))
})

it('lets nobody store a redirect of Next that has the headers of the page', async () => {
  const front = await startFront((_, response) => {
    response.setHeader('cache-control', 'public, s-maxage=60')
    response.setHeader('cache-tag', 'page:1')
    response.writeHead(307, { location: '/contact?_rsc' }).end()
  })
  stop = front.stop
  const reply = await front.ask('/contact', { rsc: '1' })
  expect([servedFrom(reply), reply.status]).toEqual(['pass', 307])
  expect(reply.headers['cache-control']).toBe('private, no-store')
  expect(reply.headers).not.toHaveProperty('cache-tag')
})
