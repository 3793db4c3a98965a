import { expect, it } from 'vitest'

import { describeAnswer } from '@/src/cache/answer-record'
import { opaqueTag } from '@/src/cache/cdn/opaque-tags'
import { type Handler, respondWithPage, servedFrom, startFront } from '../testing/front-server'

const NO_HEADERS: Record<string, string> = {}
const VARNISH = { cdn: 'varnish' } as const

it('sends all tags of an answer from memory, in a form that names no document', async () => {
  const handler: Handler = (_, response) => respondWithPage(response, { tags: ['page:1', 'media:2'] })
  const front = await startFront(handler, VARNISH)
  await front.ask('/contact')
  const reply = await front.ask('/contact')
  expect(servedFrom(reply)).toBe('hit')
  expect(reply.headers['cache-tag']).toBe(['page:1', 'media:2', 'site:1'].map(opaqueTag).join(','))
})

it('sends the tags of an answer that it passes on in that form, too', async () => {
  const front = await startFront((_, response) => {
    response.setHeader('cache-tag', 'page:1,site:1')
    response.end()
  }, VARNISH)
  const reply = await front.ask('/contact', {}, 'POST')
  expect(servedFrom(reply)).toBe('pass')
  expect(reply.headers['cache-tag']).toBe(['page:1', 'site:1'].map(opaqueTag).join(','))
})

it('sends all tags of a page or a path not found that it passes on, so that a CDN can purge it', async () => {
  const front = await startFront((_, response) => {
    describeAnswer({ rendered: true, pageTags: ['page:1', '_N_T_/contact'], tags: ['addresses:1'] })
    response.setHeader('cache-tag', 'site:1')
    response.end()
  }, VARNISH)
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
  const reply = await front.ask('/contact', { rsc: '1' })
  expect([servedFrom(reply), reply.status]).toEqual(['pass', 307])
  expect(reply.headers['cache-control']).toBe('private, no-store')
  expect(reply.headers).not.toHaveProperty('cache-tag')
})

it('sends no tags where no CDN is configured', async () => {
  const front = await startFront((_, response) => respondWithPage(response))
  for (const headers of [NO_HEADERS, { cookie: 'payload-token=x' }])
    expect((await front.ask('/contact', headers)).headers).not.toHaveProperty('cache-tag')
})

const INSIDE = {
  'x-middleware-rewrite': '/sites/kade.test/nl/contact',
  'x-nextjs-cache': 'HIT',
  'x-nextjs-matched-path': '/sites/[host]',
  'x-middleware-request-x-token': '019a',
}

it.each([
  ['answers that are stored', {}],
  ['answers that are passed on', { cookie: 'payload-token=x' }],
])(
  'sends no headers of Next about its inside, but those that its client reads, with %s',
  async (_, headers) => {
    const front = await startFront((__, response) => {
      for (const [name, value] of Object.entries({ ...INSIDE, 'x-nextjs-deployment-id': 'build' }))
        response.setHeader(name, value)
      respondWithPage(response)
    })
    for (let round = 0; round < 2; round += 1) {
      const reply = await front.ask('/contact', headers)
      for (const name of Object.keys(INSIDE)) expect(reply.headers).not.toHaveProperty(name)
      expect(reply.headers['x-nextjs-deployment-id']).toBe('build')
    }
  },
)

it.each([
  ['rsc', '1'],
  ['next-router-state-tree', '%5B%5D'],
  ['next-router-prefetch', '1'],
  ['next-url', '/'],
])('lets nobody store what a request with %s gets, unless it varies by that', async (name, value) => {
  const answers: Record<string, Handler> = {
    '/redirect': (_, response) => response.writeHead(302, { location: '/x' }).end(),
    '/page': (_, response) => {
      response.setHeader('vary', 'RSC, next-router-state-tree')
      response.end('payload')
    },
    '/file': (_, response) => response.end('file'),
  }
  const front = await startFront((request, response) => {
    response.setHeader('cache-control', 'public, s-maxage=60')
    return answers[new URL(request.url ?? '', 'http://x').pathname]?.(request, response)
  })
  const cachingOf = async (path: string) =>
    (await front.ask(`${path}?_rsc=wrong`, { [name]: value })).headers['cache-control']
  expect([await cachingOf('/redirect'), await cachingOf('/file'), await cachingOf('/page')]).toEqual([
    'private, no-store',
    'private, no-store',
    'public, s-maxage=60',
  ])
})

it('lets nobody store a redirect that says nothing of caching, as those to the sign-in page', async () => {
  const front = await startFront((_, response) => response.writeHead(307, { location: '/auth/login' }).end())
  expect((await front.ask('/admin')).headers['cache-control']).toBe('private, no-store')
})

it.each([NO_HEADERS, { cookie: 'payload-token=x' }])(
  'names what an answer depends on once, with %j',
  async (headers) => {
    const front = await startFront((_, response) => {
      describeAnswer({ vary: ['Accept', 'User-Agent'] })
      response.setHeader('vary', 'rsc, accept')
      respondWithPage(response, { body: 'x'.repeat(5000) })
    })
    for (let round = 0; round < 2; round += 1) {
      const { vary = '' } = (await front.ask('/contact', headers)).headers
      const names = vary.toLowerCase().split(', ').toSorted()
      expect(names.filter((name) => name !== 'accept-encoding')).toEqual(['accept', 'rsc', 'user-agent'])
    }
  },
)
