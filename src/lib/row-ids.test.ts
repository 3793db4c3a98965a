import { describe, expect, it } from 'vitest'

import { withoutRowIds, withRowIds } from './row-ids'

describe('withRowIds', () => {
  it('copies the ids of stored rows by position, at any depth', () => {
    const data = { blocks: [{ items: [{ title: 'a' }, { title: 'b' }] }] }
    const stored = { id: 'doc', blocks: [{ id: 'x', items: [{ id: 'y' }, { id: 'z' }] }] }
    expect(withRowIds(data, stored)).toEqual({
      blocks: [
        {
          id: 'x',
          items: [
            { title: 'a', id: 'y' },
            { title: 'b', id: 'z' },
          ],
        },
      ],
    })
  })

  it('leaves rich text and new rows unchanged', () => {
    const data = { items: [{ content: { root: { children: [{ type: 'p' }] } } }, { title: 'new' }] }
    const stored = { items: [{ id: 'x', content: { root: { children: [{ id: 'no' }] } } }] }
    expect(withRowIds(data, stored)).toEqual({
      items: [{ content: { root: { children: [{ type: 'p' }] } }, id: 'x' }, { title: 'new' }],
    })
  })
})

describe('withoutRowIds', () => {
  it('removes row ids at every depth, but no references or rich-text ids', () => {
    const text = { root: { children: [{ type: 'link', id: 'node', fields: { doc: 'page' } }] } }
    const rows = [
      { id: '1', page: 'p', doc: { relationTo: 'pages', value: 'p' }, items: [{ id: '2', text }] },
    ]
    expect(withoutRowIds(rows)).toEqual([
      { page: 'p', doc: { relationTo: 'pages', value: 'p' }, items: [{ text }] },
    ])
  })
})
