import { describe, expect, it } from 'vitest'

import { batchLoader } from './batch-loader'

/** Doubles each id, and records the batches. */
const doubling = () => {
  const batches: string[][] = []
  const double = batchLoader(async (ids) => {
    batches.push(ids)
    if (ids.includes('wrong')) throw new Error('not there')
    return (id) => id + id
  })
  return { batches, double }
}

describe('batchLoader', () => {
  it('loads the ids of one turn in one batch, without duplicates', async () => {
    const { batches, double } = doubling()
    expect(await Promise.all(['a', 'b', 'a'].map(double))).toEqual(['aa', 'bb', 'aa'])
    expect(batches).toEqual([['a', 'b']])
  })

  it('does not cache: a later load reads again', async () => {
    const { batches, double } = doubling()
    await double('a')
    await double('a')
    expect(batches).toEqual([['a'], ['a']])
  })

  it('rejects the loads of a failed batch only', async () => {
    const { double } = doubling()
    await expect(double('wrong')).rejects.toThrow('not there')
    expect(await double('b')).toBe('bb')
  })
})
