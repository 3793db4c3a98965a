import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { dismiss, findNewer } from './find-newer'

const memory = new Map<string, string>()

/** A server by its answers: address → build id, or nothing. */
function serving(answers: Record<string, string>) {
  const asked = vi.fn<(address: string) => Promise<Response>>(async (address) => {
    const id = answers[address]
    return id
      ? Response.json({ id, timestamp: '2026-01-01T00:00:00.000Z' })
      : new Response(null, { status: 404 })
  })
  vi.stubGlobal('fetch', asked)
  return asked
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
  it('finds another build that the server says it serves', async () => {
    serving(newer)
    expect(await findNewer('old')).toBe('new')
  })

  it('asks once, and finds nothing, while its own build is the latest', async () => {
    const asked = serving(newer)
    expect(await findNewer('new')).toBeNull()
    expect(asked).toHaveBeenCalledExactlyOnceWith('/builds/latest.json')
  })

  it('does not offer a build that not every node serves yet', async () => {
    serving({ '/builds/latest.json': 'new' })
    expect(await findNewer('old')).toBeNull()
  })

  it('does not offer what was dismissed again, but does the one after it', async () => {
    serving(newer)
    dismiss('new')
    expect(await findNewer('old')).toBeNull()
    serving({ '/builds/latest.json': 'newest', '/builds/meta/newest.json': 'newest' })
    expect(await findNewer('old')).toBe('newest')
  })

  it('finds nothing when nothing answers, or something else does', async () => {
    serving({})
    expect(await findNewer('old')).toBeNull()
    vi.stubGlobal('fetch', async () => new Response('<html>'))
    expect(await findNewer('old')).toBeNull()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
    expect(await findNewer('old')).toBeNull()
  })
})
