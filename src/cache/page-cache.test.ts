import { utimes } from 'node:fs/promises'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { expirePages } from '@/src/server/expire-pages'
import { removeTemporaryFolders, temporaryFolder } from '@/src/testing/temporary-folder'
import PageCache from './page-cache'

/** A member of enumerations that Next.js declares const, so that no other module can name it. */
const APP_ROUTE = 'APP_ROUTE' as never
const WORKER = Symbol.for('gevel.worker-number')
const LATEST = Symbol.for('gevel.latest-page')
const HOUR = 3_600_000
const shared = globalThis as Record<symbol, unknown>

afterEach(async () => {
  vi.useRealTimers()
  tagsManifest.clear()
  delete shared[LATEST]
  delete shared[WORKER]
  await removeTemporaryFolders()
})

/** The page cache of a worker; null: of a process that is none. */
function cacheOf(worker: number | null, serverDistDir?: string): PageCache {
  shared[WORKER] = worker
  const context = { fs: nodeFs, flushToDisk: true, revalidatedTags: [], _requestHeaders: {}, serverDistDir }
  // The proxy of Next.js gives no folder, whatever the type says.
  return new PageCache(context as unknown as ConstructorParameters<typeof PageCache>[0])
}

async function store(cache: PageCache, body: string): Promise<void> {
  const value = {
    kind: APP_ROUTE,
    body: Buffer.from(body),
    headers: { 'x-next-cache-tags': 'page' },
    status: 200,
  } as const
  await cache.set('/feed', value, { isFallback: false, isRoutePPREnabled: false })
}

async function read(cache: PageCache): Promise<string | null> {
  const entry = await cache.get('/feed', { kind: APP_ROUTE, isFallback: false })
  return entry?.value && 'body' in entry.value ? String(entry.value.body) : null
}

it('keeps the pages of a worker from other workers, and gives them to its successor', async () => {
  const folder = await temporaryFolder()
  await store(cacheOf(1, folder), 'outdated')
  expect(await read(cacheOf(2, folder))).toBeNull()
  expect(await read(cacheOf(1, folder))).toBe('outdated')
})

it('keeps the pages of a process without workers where Next.js looks for them', async () => {
  const folder = await temporaryFolder()
  await store(cacheOf(null, folder), 'page')
  expect(nodeFs.existsSync(`${folder}/app/feed.body`)).toBe(true)
  expect(await read(cacheOf(null, folder))).toBe('page')
})

it.each([1, null])('does without a folder, as in the proxy (worker: %s)', (worker) => {
  expect(() => cacheOf(worker)).not.toThrow()
})

describe('after the clock was set back', () => {
  const now = Date.now()
  let folder: string
  let cache: PageCache

  /** Stores a page at a time of the clock, which the file system does not follow. */
  async function storeAt(time: number, body: string): Promise<void> {
    vi.setSystemTime(time)
    await store(cache, body)
    await utimes(`${folder}/app/feed.body`, new Date(time), new Date(time))
  }

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    folder = await temporaryFolder()
    cache = cacheOf(null, folder)
    await storeAt(now + HOUR, 'outdated')
    vi.setSystemTime(now)
  })

  it('a purged page is not served, also once the clock is there again', async () => {
    expirePages(['page'])
    expect(await read(cache)).toBeNull()
    vi.setSystemTime(now + 2 * HOUR)
    expect(await read(cache)).toBeNull()
  })

  it('nothing is served that was stored at a time that is still to come, as by a process before this one', async () => {
    expect(await read(cache)).toBeNull()
    await storeAt(now, 'new')
    expect(await read(cache)).toBe('new')
  })

  it('what is rendered after a purge is served once the clock is there again', async () => {
    expirePages(['page'])
    await storeAt(now + HOUR + 1, 'new')
    expect(await read(cache)).toBe('new')
  })
})
