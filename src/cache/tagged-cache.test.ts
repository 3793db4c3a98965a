import { beforeEach, describe, expect, it } from 'vitest'

import { cacheTags } from './tags'
import { createTaggedCache, type HeldAnswer } from './tagged-cache'

const EVERYTHING = [cacheTags.everything()]
const answer = (...tags: string[]) => ({ etag: '"one"', tags, headers: {} })

const create = () => createTaggedCache<HeldAnswer>(10)
let held: ReturnType<typeof create>

beforeEach(() => {
  held = create()
  held.drop(EVERYTHING)
})

describe('an answer', () => {
  it('is held until one of its tags is announced', () => {
    held.hold('a', answer('page:1', 'nav:1'), held.now())
    held.hold('b', answer('page:2'), held.now())
    held.drop(['page:3'])
    expect(held.find('a')).toMatchObject({ etag: '"one"' })
    held.drop(['page:3', 'nav:1'])
    expect(held.find('a')).toBeUndefined()
    expect(held.find('b')).toMatchObject({ etag: '"one"' })
  })

  it('that was read while something was announced is not held: it may be of before', () => {
    const since = held.now()
    held.drop(['page:1'])
    held.hold('a', answer('page:1'), since)
    expect(held.find('a')).toBeUndefined()
  })

  it('is forgotten when everything is announced, and the next is held', () => {
    held.hold('a', answer('page:1'), held.now())
    held.drop(EVERYTHING)
    expect(held.find('a')).toBeUndefined()
    held.hold('a', answer('page:1'), held.now())
    expect(held.find('a')).toMatchObject({ etag: '"one"' })
  })
})

describe('while announcements are not heard', () => {
  it('nothing is held, before the first and after the connection broke', () => {
    const deaf = create()
    deaf.hold('a', answer('page:1'), deaf.now())
    expect(deaf.find('a')).toBeUndefined()
    held.hold('a', answer('page:1'), held.now())
    const since = held.now()
    held.stopHearing()
    expect(held.find('a')).toBeUndefined()
    held.drop(EVERYTHING)
    held.hold('a', answer('page:1'), since)
    expect(held.find('a')).toBeUndefined()
  })
})
