import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { keepVisit, takeVisit } from './kept-visit'

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

describe('a kept visit', () => {
  it('is taken by the next document of the same page, once', () => {
    at('/contact', '?a=1')
    keepVisit(visit)
    expect(takeVisit()).toEqual(visit)
    expect(takeVisit()).toBeUndefined()
  })

  it('is forgotten when another page is loaded', () => {
    at('/contact')
    keepVisit(visit)
    at('/over-ons')
    expect(takeVisit()).toBeUndefined()
    at('/contact')
    expect(takeVisit()).toBeUndefined()
    expect(memory.size).toBe(0)
  })

  it('does without storage, and with what is none of its own', () => {
    at('/contact')
    memory.set('kept-visit', '{')
    expect(takeVisit()).toBeUndefined()
    vi.stubGlobal('sessionStorage', undefined)
    expect(() => keepVisit(visit)).not.toThrow()
    expect(takeVisit()).toBeUndefined()
  })
})
