import { describe, expect, it } from 'vitest'

import { batchLoader } from './batch-loader'

/** Doubles each id, and remembers what was asked together. */
const doubling = () => {
  const reads: string[][] = []
  const double = batchLoader(async (ids) => {
    reads.push(ids)
    if (ids.includes('wrong')) throw new Error('not there')
    return (id) => id + id
  })
  return { reads, double }
}

describe('what is asked in one go', () => {
  it('is read at once, and each gets its own answer', async () => {
    const { reads, double } = doubling()
    expect(await Promise.all(['a', 'b', 'a'].map(double))).toEqual(['aa', 'bb', 'aa'])
    expect(reads).toEqual([['a', 'b']])
  })

  it('is read anew when it is asked later', async () => {
    const { reads, double } = doubling()
    await double('a')
    await double('a')
    expect(reads).toEqual([['a'], ['a']])
  })

  it('fails for those who asked, and not for who asks next', async () => {
    const { double } = doubling()
    await expect(double('wrong')).rejects.toThrow('not there')
    expect(await double('b')).toBe('bb')
  })
})
