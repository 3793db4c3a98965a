import { describe, expect, it } from 'vitest'

import { invalidRichText } from './rich-text-nodes'

const root = (...children: unknown[]) => ({ root: { type: 'root', children } })

describe('invalidRichText', () => {
  it.each([
    ['text', root({ type: 'paragraph', children: [{ type: 'text', text: 'Hallo' }] })],
    ['a node without children', root({ type: 'horizontalrule' })],
    ['a link', root({ type: 'link', fields: { url: '/' }, children: [] })],
    ['no rich text at all', { title: 'root', items: [{ href: '/' }, null, 5] }],
  ])('takes %s', (_, value) => {
    expect(invalidRichText(value, 'content', null)).toBeNull()
  })

  it.each([
    [
      'children that are text',
      root({ type: 'paragraph', children: ' ' }),
      'content.root.children.0.children',
    ],
    ['children that are a number', root({ type: 'p', children: 1e308 }), 'content.root.children.0.children'],
    ['a node that is text', root('text'), 'content.root.children.0'],
    ['a node that is null', root(null), 'content.root.children.0'],
    ['a node without a type', root({ children: [] }), 'content.root.children.0'],
    ['fields that are no object', root({ type: 'link', fields: 5 }), 'content.root.children.0.fields'],
    ['a root that is none', { root: 5 }, 'content.root'],
    ['one deep in a block', { rows: [{}, { text: root(1) }] }, 'content.rows.1.text.root.children.0'],
  ])('finds %s', (_, value, path) => {
    expect(invalidRichText(value, 'content', null)?.path).toBe(path)
  })

  it('lists the node types that the editor allows', () => {
    const value = [{ text: root({ type: 'paragraph', children: [{ type: 'nonsense' }] }) }]
    const known = ['root', 'paragraph', 'text']
    expect(invalidRichText(value, 'blocks', known)).toEqual({
      path: 'blocks.0.text.root.children.0.children.0.type',
      message: 'Unknown node type. Allowed types: root, paragraph, text.',
    })
    expect(invalidRichText(root({ type: 'paragraph', children: [{ type: 'text' }] }), '', known)).toBeNull()
  })
})
