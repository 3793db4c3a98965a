import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { cacheTags } from '../tags'
import { opaqueTag } from './opaque-tags'
import { createPurger, type Purger } from './purger'

let purges: string[][]
let leads: boolean
let fails: boolean
let purger: Purger

beforeEach(() => {
  vi.useFakeTimers()
  purges = []
  leads = true
  fails = false
  purger = createPurger({
    purge: (tags) => {
      if (fails) return Promise.reject(new Error('down'))
      purges.push([...tags])
      return Promise.resolve()
    },
    isLeader: () => Promise.resolve(leads),
  })
})

afterEach(() => {
  purger.stop()
  vi.useRealTimers()
})

const page = cacheTags.page('1')
const [opaquePage, everything] = [opaqueTag(page), opaqueTag(cacheTags.everything())]

describe('createPurger', () => {
  it('purges the tags of one save together, and again when every node has invalidated its caches', async () => {
    purger.announce([page])
    purger.announce([cacheTags.media('2'), page])
    await vi.advanceTimersByTimeAsync(100)
    const together = [opaquePage, opaqueTag(cacheTags.media('2'))]
    expect(purges).toEqual([together])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(purges).toEqual([together, together, together])
  })

  it('purges a change at once that is announced between two purges of another', async () => {
    purger.announce([page])
    await vi.advanceTimersByTimeAsync(1_000)
    purger.announce([cacheTags.post('2')])
    await vi.advanceTimersByTimeAsync(100)
    expect(purges).toEqual([[opaquePage], [opaquePage], [opaqueTag(cacheTags.post('2'))]])
  })

  it('purges everything in place of a list that contains it, or is too long', async () => {
    purger.announce([page, cacheTags.everything()])
    await vi.advanceTimersByTimeAsync(100)
    expect(purges).toEqual([[everything]])
    purger.announce(Array.from({ length: 301 }, (_, id) => cacheTags.page(String(id))))
    await vi.advanceTimersByTimeAsync(100)
    expect(purges.at(-1)).toEqual([everything])
  })

  it('leaves purging to the leader, and purges what was announced within a minute once it leads itself', async () => {
    leads = false
    purger.announce([page])
    await vi.advanceTimersByTimeAsync(100_000)
    expect(purges).toEqual([])
    purger.announce([cacheTags.post('2')])
    await vi.advanceTimersByTimeAsync(10_000)
    leads = true
    await vi.advanceTimersByTimeAsync(10_000)
    expect(purges).toEqual(Array.from({ length: 3 }, () => [opaqueTag(cacheTags.post('2'))]))
  })

  it('retries until the CDN confirms', async () => {
    fails = true
    purger.announce([page])
    await vi.advanceTimersByTimeAsync(120_000)
    expect(purges).toEqual([])
    fails = false
    await vi.advanceTimersByTimeAsync(60_000)
    expect(purges).toEqual([[opaquePage], [opaquePage], [opaquePage]])
  })
})

describe('opaqueTag', () => {
  it('is short, differs by tag and does not contain the id', () => {
    expect(opaquePage).toMatch(/^[\w-]{8}$/)
    expect(opaquePage).not.toBe(opaqueTag(cacheTags.page('2')))
    expect(opaqueTag('page:abcdefgh')).not.toContain('abcdefgh')
  })
})
