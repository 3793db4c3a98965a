import { describe, expect, it } from 'vitest'

import { publishedPath } from './field-names'

describe('publishedPath', () => {
  const names = { 'to.url': 'to', 'rows.*.host': 'hosts.*', blocks: null, 'blocks.*': 'data' }
  it.each([
    ['from', 'from'],
    ['to.url', 'to'],
    ['rows.2.host', 'hosts.2'],
    ['rows.2.note', 'rows.2.note'],
    ['blocks', null],
    ['blocks.3.items.1.text', 'data.items.1.text'],
    ['tenant', null],
    ['urls.0.path', 'urls.0.path'],
  ])('maps %s to %s', (path, named) => {
    expect(publishedPath(path, names)).toBe(named)
  })

  it('returns null for an unmapped path when the body has only the mapped fields', () => {
    const only = { title: 'title', '': null }
    expect(['title', 'seo.title'].map((path) => publishedPath(path, only))).toEqual(['title', null])
  })
})
