import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { estimate, neededBy, type Part, withDependencies } from './estimate'

const part = (key: string, ...dependsOn: string[]): Part => ({
  key,
  dependsOn,
  weeks: { min: 1, max: 2 },
  price: { min: 1000, max: 3000 },
})

const PARTS = [part('media'), part('cms', 'media'), part('blog', 'cms'), part('chat')]

describe('withDependencies', () => {
  it('includes direct and indirect dependencies', () => {
    expect([...withDependencies(PARTS, new Set(['blog']))]).toEqual(['media', 'cms', 'blog'])
  })

  it('ignores unknown keys', () => {
    expect([...withDependencies(PARTS, new Set(['gone', 'chat']))]).toEqual(['chat'])
  })

  it('terminates on a circular dependency', () => {
    const circle = [part('a', 'b'), part('b', 'a')]
    expect([...withDependencies(circle, new Set(['a']))]).toEqual(['a', 'b'])
  })

  const chosen = fc.uniqueArray(fc.constantFrom('media', 'cms', 'blog', 'chat', 'gone'))

  it('is idempotent and monotonic', () => {
    fc.assert(
      fc.property(chosen, chosen, (some, more) => {
        const once = withDependencies(PARTS, new Set(some))
        expect(withDependencies(PARTS, once)).toEqual(once)
        const larger = withDependencies(PARTS, new Set([...some, ...more]))
        expect([...once].filter((key) => !larger.has(key))).toEqual([])
      }),
    )
  })
})

describe('neededBy', () => {
  it('returns the chosen parts that depend on a part', () => {
    expect(neededBy(PARTS, new Set(['blog', 'chat']), 'media')).toEqual(['blog'])
    expect(neededBy(PARTS, new Set(['media']), 'media')).toEqual([])
  })
})

describe('estimate', () => {
  const base = { weeks: { min: 2, max: 2 }, price: { min: 9000, max: 9000 } }

  it('equals the base when nothing is chosen', () => {
    expect(estimate(base, PARTS, new Set())).toEqual(base)
  })

  it('adds up lower and upper bounds', () => {
    expect(estimate(base, PARTS, new Set(['cms', 'media']))).toEqual({
      weeks: { min: 4, max: 6 },
      price: { min: 11_000, max: 15_000 },
    })
  })
})
