import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { root } from '@/scripts/root'
import { CHANGING_HEADERS, shown } from '@/src/testing/shared-cache'
import { type Answer, call } from './http'
import { startCachingNginx } from './topology/caching-nginx'
import { type AppNode, startNode } from './topology/node'
import { startVarnish } from './topology/varnish'
import { createWorld, type World } from './world'

type Cache = { port: number; stop: () => Promise<void> }

const folder = inject('folder')
let node: AppNode
let world: Omit<World, 'token'>
const caches: Record<string, Cache> = {}
let count = 0

const visit = (port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  call(port, path, { host: world.host, headers })

/** Without the id of the request, which a problem names. */
const visible = (answer: Answer) => {
  const { body, ...rest } = shown(answer)
  return { ...rest, body: body.replace(/"requestId":"[^"]*"/, '') }
}

/** Kinds of answers; each visit has a query of its own, so that it is the first for its URL. */
const paths = () => [
  world.pages[0]?.path ?? '',
  '/robots.txt',
  '/sitemap.xml',
  `${world.pages[0]?.path}/_payload.json`,
  `/nl${world.pages[0]?.path}`,
  '/there-is-nothing-here',
  '/api/posts?locale=nl',
]

beforeAll(async () => {
  node = await startNode({ name: 'poisoned', root, folder, env: { ...process.env, ...inject('shared') } })
  caches.nginx = await startCachingNginx(folder, node.port)
  caches.varnish = await startVarnish(folder, { first: node.port, second: node.port, token: 'unused-here' })
  world = await createWorld(1)
}, 300_000)

afterAll(async () => {
  await Promise.all(Object.values(caches).map(({ stop }) => stop()))
  await node?.stop()
}, 60_000)

describe.each(['nginx', 'varnish'])('%s as a shared cache', (name) => {
  it.each(CHANGING_HEADERS.map((headers) => [JSON.stringify(headers), headers] as const))(
    'serves nobody else what a visitor with %s got',
    async (_, headers) => {
      const { port } = caches[name] ?? { port: 0 }
      for (const path of paths()) {
        count += 1
        const url = path.includes('?') ? `${path}&page=${count}` : `${path}?visit=${count}`
        await visit(port, url, headers)
        await visit(port, url, headers)
        const through = await visit(port, url)
        const direct = await visit(node.port, url)
        expect([url, visible(through)]).toEqual([url, visible(direct)])
      }
    },
  )

  it('stores pages at all', async () => {
    const { port } = caches[name] ?? { port: 0 }
    const path = world.pages[0]?.path ?? ''
    await visit(port, path)
    expect(String((await visit(port, path)).headers['x-cache']).toLowerCase()).toBe('hit')
  })
})
