import type { ClientField } from 'payload'
import { describe, expect, it } from 'vitest'

import { isPlainText } from './plain-text'

const FIELDS: ClientField[] = [
  { type: 'row', fields: [{ type: 'text', name: 'heading' }] },
  { type: 'text', name: 'tags', hasMany: true },
  { type: 'text', name: 'path', admin: { readOnly: true } },
  { type: 'select', name: 'tone', options: ['ground'] },
  { type: 'richText', name: 'content' },
  { type: 'group', name: 'link', fields: [{ type: 'text', name: 'label' }] },
  { type: 'array', name: 'items', fields: [{ type: 'textarea', name: 'text' }] },
]

describe('what is typed in the preview goes to', () => {
  it.each(['heading', 'link.label', 'items.i1.text'])('%s', (path) => {
    expect(isPlainText(FIELDS, path)).toBe(true)
  })

  it.each(['tags', 'path', 'tone', 'content', 'link', 'items', 'items.i1', 'heading.x', 'none', ''])(
    'not “%s”',
    (path) => expect(isPlainText(FIELDS, path)).toBe(false),
  )
})
