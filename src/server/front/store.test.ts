import { afterEach, describe, expect, it, vi } from 'vitest'

import { cacheTags } from '@/src/cache/tags'
import type { Answer, AnswerKind } from './answer'
import { FrontStore } from './store'

function answer(tags: string[], bytes = 10, kind: AnswerKind = 'page'): Answer {
  const bodies = { identity: Buffer.alloc(bytes) }
  return {
    status: 200,
    kind,
    headers: [],
    etag: '"x"',
    length: bytes,
    bodies,
    heads: {},
    tags,
    count: null,
    hints: [],
  }
}

const HOUR = 3600

describe('FrontStore', () => {
  afterEach(() => void vi.useRealTimers())

  it('drops by tag, and forgets the tags of what it dropped', () => {
    const store = new FrontStore(1_000_000)
    store.set('a', 'kade.test', answer(['page:1', 'site:1']), HOUR)
    store.set('b', 'kade.test', answer(['page:2', 'site:1']), HOUR)
    expect(store.purge(['page:1'])).toBe(1)
    expect([store.get('a'), store.get('b')?.tags]).toEqual([undefined, ['page:2', 'site:1']])
    expect(store.purge(['page:1', 'nothing'])).toBe(0)
    expect(store.purge([cacheTags.everything()])).toBe(1)
    expect(store.size).toEqual({ entries: 0, bytes: 0 })
  })

  it('replaces an answer with its tags', () => {
    const store = new FrontStore(1_000_000)
    store.set('a', 'kade.test', answer(['old']), HOUR)
    store.set('a', 'kade.test', answer(['new']), HOUR)
    expect(store.purge(['old'])).toBe(0)
    expect(store.get('a')?.tags).toEqual(['new'])
    expect(store.size.entries).toBe(1)
  })

  it('serves no answer after its time', () => {
    vi.useFakeTimers()
    const store = new FrontStore(1_000_000)
    store.set('a', 'kade.test', answer(['page:1']), 60)
    vi.advanceTimersByTime(59_000)
    expect(store.get('a')?.tags).toEqual(['page:1'])
    vi.advanceTimersByTime(1_000)
    expect(store.get('a')).toBeUndefined()
    expect(store.size).toEqual({ entries: 0, bytes: 0 })
  })

  it('stays within its memory: the site that uses most loses what was used longest ago', () => {
    const store = new FrontStore(1_000_000)
    for (const key of ['a', 'b']) store.set(key, 'small.test', answer(['t'], 20_000), HOUR)
    for (let index = 0; index < 100; index += 1) {
      store.set(`large ${index}`, 'large.test', answer(['t'], 50_000), HOUR)
      store.set(`medium ${index}`, 'medium.test', answer(['t'], 30_000), HOUR)
    }
    expect(store.size.bytes).toBeLessThanOrEqual(1_000_000)
    expect(store.evictions).toBe(202 - store.size.entries)
    expect([store.get('a'), store.get('b'), store.get('large 99'), store.get('medium 99')]).not.toContain(
      undefined,
    )
    expect(store.get('large 0')).toBeUndefined()
  })

  it('gives one site at most half of the memory', () => {
    const store = new FrontStore(1_000_000)
    for (let index = 0; index < 100; index += 1)
      store.set(`${index}`, 'kade.test', answer(['t'], 50_000), HOUR)
    expect(store.size.bytes).toBeLessThanOrEqual(500_000)
  })

  it('lets paths that are not found push out no page', () => {
    const store = new FrontStore(1_000_000)
    store.set('page', 'kade.test', answer(['t'], 5_000), HOUR)
    for (let index = 0; index < 1000; index += 1)
      store.set(`scan ${index}`, 'kade.test', answer(['t'], 5_000, 'missing'), HOUR)
    expect(store.get('page')?.tags).toEqual(['t'])
    expect(store.size.bytes).toBeLessThan(40_000)
  })
})
