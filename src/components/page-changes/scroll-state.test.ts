import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { storeScrollState, restoreScrollState } from './scroll-state'

const memory = new Map<string, string>()
const at = (pathname: string, search = '') => vi.stubGlobal('location', { pathname, search })
const visit = {
  top: 640,
  filled: new Map<string, string | boolean>([
    ['0\nname\n', 'Kim'],
    ['0\nterms\non', true],
  ]),
}

beforeEach(() => {
  memory.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
    removeItem: (key: string) => memory.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('stored scroll state', () => {
  it('is restored by the next document of the same page, once', () => {
    at('/contact', '?a=1')
    storeScrollState(visit)
    expect(restoreScrollState()).toEqual(visit)
    expect(restoreScrollState()).toBeUndefined()
  })

  it('is discarded when another page is loaded', () => {
    at('/contact')
    storeScrollState(visit)
    at('/over-ons')
    expect(restoreScrollState()).toBeUndefined()
    at('/contact')
    expect(restoreScrollState()).toBeUndefined()
    expect(memory.size).toBe(0)
  })

  it('tolerates missing storage and foreign data in it', () => {
    at('/contact')
    memory.set('kept-visit', '{')
    expect(restoreScrollState()).toBeUndefined()
    vi.stubGlobal('sessionStorage', undefined)
    expect(() => storeScrollState(visit)).not.toThrow()
    expect(restoreScrollState()).toBeUndefined()
  })
})
