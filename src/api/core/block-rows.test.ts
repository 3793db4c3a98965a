import { describe, expect, it } from 'vitest'

import { withKnownRows } from './block-rows'

const richText = { root: { type: 'root', children: [{ type: 'link', id: 'link-1' }] } }
const current = [
  { blockType: 'faq', id: 'faq-1', items: [{ id: 'item-1', question: 'Hoe?', answer: richText }] },
]

describe('withKnownRows', () => {
  it('keeps the ids of rows that are there, however deep and wherever they moved', () => {
    const moved = [{ blockType: 'steps', items: [] }, ...current]
    expect(withKnownRows(moved, current)).toEqual(moved)
  })

  it('drops ids that the document does not have', () => {
    expect(withKnownRows(current, [])).toEqual([
      { blockType: 'faq', items: [{ question: 'Hoe?', answer: richText }] },
    ])
  })

  it('gives a copied block rows of its own', () => {
    const [, copy] = withKnownRows([...current, ...current], current)
    expect(JSON.stringify(copy)).not.toMatch(/faq-1|item-1/)
  })
})
