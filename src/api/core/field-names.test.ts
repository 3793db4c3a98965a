import { describe, expect, it } from 'vitest'

import { publishedPath } from './field-names'

describe('a path of Payload', () => {
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
  ])('%s is %s in the body', (path, named) => {
    expect(publishedPath(path, names)).toBe(named)
  })

  it('that is not named is in no body that has nothing else', () => {
    const only = { title: 'title', '': null }
    expect(['title', 'seo.title'].map((path) => publishedPath(path, only))).toEqual(['title', null])
  })
})
