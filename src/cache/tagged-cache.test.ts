import { beforeEach, describe, expect, it } from 'vitest'

import { cacheTags } from './tags'
import { createTaggedCache, type CachedResponse } from './tagged-cache'

const EVERYTHING = [cacheTags.everything()]
const response = (...tags: string[]) => ({ etag: '"one"', tags, headers: {} })

const create = () => createTaggedCache<CachedResponse>(10)
let cache: ReturnType<typeof create>

beforeEach(() => {
  cache = create()
  cache.invalidate(EVERYTHING)
})

describe('createTaggedCache', () => {
  it('keeps an entry until one of its tags is invalidated', () => {
    cache.set('a', response('page:1', 'nav:1'), cache.generation())
    cache.set('b', response('page:2'), cache.generation())
    cache.invalidate(['page:3'])
    expect(cache.get('a')).toMatchObject({ etag: '"one"' })
    cache.invalidate(['page:3', 'nav:1'])
    expect(cache.get('a')).toBeUndefined()
    expect(cache.get('b')).toMatchObject({ etag: '"one"' })
  })

  it('does not store a value that was read while something was invalidated', () => {
    const since = cache.generation()
    cache.invalidate(['page:1'])
    cache.set('a', response('page:1'), since)
    expect(cache.get('a')).toBeUndefined()
  })

  it('is emptied when everything is invalidated, and stores new values', () => {
    cache.set('a', response('page:1'), cache.generation())
    cache.invalidate(EVERYTHING)
    expect(cache.get('a')).toBeUndefined()
    cache.set('a', response('page:1'), cache.generation())
    expect(cache.get('a')).toMatchObject({ etag: '"one"' })
  })
})

describe('a tagged cache without a listener', () => {
  it('stores nothing before the first connection and after it is lost', () => {
    const unconnected = create()
    unconnected.set('a', response('page:1'), unconnected.generation())
    expect(unconnected.get('a')).toBeUndefined()
    cache.set('a', response('page:1'), cache.generation())
    const since = cache.generation()
    cache.disable()
    expect(cache.get('a')).toBeUndefined()
    cache.invalidate(EVERYTHING)
    cache.set('a', response('page:1'), since)
    expect(cache.get('a')).toBeUndefined()
  })
})
