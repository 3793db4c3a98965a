import type { FlattenedBlock } from 'payload'
import { describe, expect, it } from 'vitest'

import { translatedBlocks } from './translated-blocks'

const text = (name: string, extra: object = {}) => ({
  name,
  type: 'text',
  required: true,
  localized: true,
  ...extra,
})

const configs = [
  {
    slug: 'features',
    flattenedFields: [
      text('heading'),
      text('note', { admin: { condition: () => false } }),
      { name: 'anchor', type: 'text', required: true },
      { name: 'items', type: 'array', flattenedFields: [text('title')] },
    ],
  },
] as unknown as FlattenedBlock[]

const block = (data: object) => ({ blockType: 'features', ...data })

describe('translatedBlocks', () => {
  it('keeps a block that has its required texts', () => {
    const complete = block({ heading: 'Kop', items: [{ title: 'Een' }] })
    expect(translatedBlocks([complete], configs)).toEqual([complete])
  })

  it.each([null, undefined, ''])('leaves out a block whose required text is %o', (heading) => {
    expect(translatedBlocks([block({ heading, items: [] })], configs)).toEqual([])
  })

  it('leaves out only rows that lack required texts', () => {
    const [shown] = translatedBlocks(
      [block({ heading: 'Kop', items: [{ title: 'Een' }, { title: null }] })],
      configs,
    )
    expect(shown).toEqual(block({ heading: 'Kop', items: [{ title: 'Een' }] }))
  })

  it('leaves out a block of an unknown type', () => {
    expect(translatedBlocks([{ blockType: 'gone' }], configs)).toEqual([])
  })
})
