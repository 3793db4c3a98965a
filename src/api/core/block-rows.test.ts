import { describe, expect, it } from 'vitest'

import { checkRowIds } from './block-rows'

const richText = { root: { type: 'root', children: [{ type: 'link', id: 'link-1' }] } }
const current = [
  { blockType: 'faq', id: 'faq-1', items: [{ id: 'item-1', question: 'Hoe?', answer: richText }] },
]

describe('withKnownRows', () => {
  it('keeps the ids of stored rows, at any depth and wherever they moved', () => {
    const moved = [{ blockType: 'steps', items: [] }, ...current]
    expect(checkRowIds(moved, current)).toEqual(moved)
  })

  it('drops ids that the document does not have', () => {
    expect(checkRowIds(current, [])).toEqual([
      { blockType: 'faq', items: [{ question: 'Hoe?', answer: richText }] },
    ])
  })

  it('drops duplicate ids, so that a copied block gets new rows', () => {
    const [, copy] = checkRowIds([...current, ...current], current)
    expect(JSON.stringify(copy)).not.toMatch(/faq-1|item-1/)
  })

  describe('checkRowIds with rows without ids', () => {
    const hero = { blockType: 'hero', id: 'hero-1', cta: { links: [{ id: 'link-1' }, { id: 'link-2' }] } }
    const stored = [hero, ...current]

    it('matches the stored rows of the same type and position, at any depth', () => {
      const sent = [
        { blockType: 'hero', cta: { links: [{ label: 'a' }, { label: 'b' }, { label: 'c' }] } },
        { blockType: 'faq', items: [{ question: 'How?', answer: richText }] },
      ]
      expect(checkRowIds(sent, stored)).toEqual([
        {
          blockType: 'hero',
          id: 'hero-1',
          cta: { links: [{ id: 'link-1', label: 'a' }, { id: 'link-2', label: 'b' }, { label: 'c' }] },
        },
        {
          blockType: 'faq',
          id: 'faq-1',
          items: [{ id: 'item-1', question: 'How?', answer: richText }],
        },
      ])
    })

    it('treats a row as new when the type differs, another row claims the stored one, or the id is unknown', () => {
      expect(checkRowIds([{ blockType: 'steps', items: [{}] }], current)).toEqual([
        { blockType: 'steps', items: [{}] },
      ])
      expect(checkRowIds([{ blockType: 'faq' }, ...current], current)).toEqual([
        { blockType: 'faq' },
        ...current,
      ])
      expect(checkRowIds([{ blockType: 'faq', id: 'other', items: [{}] }], current)).toEqual([
        { blockType: 'faq', items: [{}] },
      ])
    })

    it('treats a row as new in a list where another row has an id, whatever was at its position', () => {
      const [first, second] = [
        { id: 'link-1', label: 'a' },
        { id: 'link-2', label: 'b' },
      ]
      const links = (...rows: object[]) => [{ blockType: 'hero', id: 'hero-1', links: rows }]
      const sent = links(second, { label: 'c' })
      expect(checkRowIds(sent, links(first, second))).toEqual(sent)
      const removed = links({ label: 'c' }, second)
      expect(checkRowIds(removed, links(first, second))).toEqual(removed)
    })

    it('matches the nested rows of a row that moved with its id', () => {
      const [, moved] = checkRowIds(
        [{ blockType: 'steps' }, { blockType: 'faq', id: 'faq-1', items: [{ question: 'How?' }] }],
        current,
      )
      expect(moved).toEqual({ blockType: 'faq', id: 'faq-1', items: [{ id: 'item-1', question: 'How?' }] })
    })
  })
})
