import { describe, expect, it } from 'vitest'

import { blockInQuery, findInView } from './block-in-view'

const BLOCKS = [
  { id: 'a', texts: ['Welkom', 'Wat we doen'] },
  { id: 'b', texts: ['Diensten'] },
  { id: 'c', texts: ['Welkom'] },
  { id: 'd', texts: [] },
]

describe('the block that was in view on the site', () => {
  it.each([
    ['by its text', { place: 0, text: 'Diensten' }, 'b'],
    ['of equal texts the nearest', { place: 3, text: 'Welkom' }, 'c'],
    ['without its text the one in its place', { place: 3, text: 'Prijzen' }, 'd'],
    ['by its place only', { place: 1, text: '' }, 'b'],
    ['none where there is none', { place: 9, text: 'Prijzen' }, null],
  ])('%s', (_, inView, id) => {
    expect(findInView(BLOCKS, inView)).toBe(id)
  })
})

describe('a query', () => {
  const read = (query: string) => blockInQuery(new URLSearchParams(query))
  it('names a place, and perhaps a text', () => {
    expect(read('locale=nl&block=2&text=Diensten')).toEqual({ place: 2, text: 'Diensten' })
    expect(read('block=0')).toEqual({ place: 0, text: '' })
    expect(read(`block=1&text=${'x'.repeat(500)}`)?.text).toHaveLength(120)
  })
  it.each(['', 'text=Diensten', 'block=', 'block=-1', 'block=1e2', 'block=1000'])(
    '“%s” names none',
    (query) => {
      expect(read(query)).toBeNull()
    },
  )
})
