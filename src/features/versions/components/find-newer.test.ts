import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { dismiss, findNewer } from './find-newer'

const memory = new Map<string, string>()

/** Stubs `fetch` with responses: URL → build id, or 404. */
function serve(responses: Record<string, string>) {
  const fetchSpy = vi.fn<(address: string) => Promise<Response>>(async (address) => {
    const id = responses[address]
    return id
      ? Response.json({ id, timestamp: '2026-01-01T00:00:00.000Z' })
      : new Response(null, { status: 404 })
  })
  vi.stubGlobal('fetch', fetchSpy)
  return fetchSpy
}

beforeEach(() => {
  memory.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const newer = { '/builds/latest.json': 'new', '/builds/meta/new.json': 'new' }

describe('findNewer', () => {
  it('returns another build that the server serves', async () => {
    serve(newer)
    expect(await findNewer('old')).toBe('new')
  })

  it('sends one request and returns null while its own build is the latest', async () => {
    const fetchSpy = serve(newer)
    expect(await findNewer('new')).toBeNull()
    expect(fetchSpy).toHaveBeenCalledExactlyOnceWith('/builds/latest.json')
  })

  it('returns null for a build that not every node serves yet', async () => {
    serve({ '/builds/latest.json': 'new' })
    expect(await findNewer('old')).toBeNull()
  })

  it('returns null for a dismissed build, but returns the next one', async () => {
    serve(newer)
    dismiss('new')
    expect(await findNewer('old')).toBeNull()
    serve({ '/builds/latest.json': 'newest', '/builds/meta/newest.json': 'newest' })
    expect(await findNewer('old')).toBe('newest')
  })

  it('returns null when a request fails or the response is not a manifest', async () => {
    serve({})
    expect(await findNewer('old')).toBeNull()
    vi.stubGlobal('fetch', async () => new Response('<html>'))
    expect(await findNewer('old')).toBeNull()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
    expect(await findNewer('old')).toBeNull()
  })
})
