import { describe, expect, it } from 'vitest'

import { fromShown, insertTag, toShown } from './shown-text'

describe('a segment as a person edits it', () => {
  const tags = [
    { number: 1, kind: 'link' },
    { number: 2, kind: 'code' },
  ] as const

  it('shows tags in brackets and nothing escaped, and is the same marked text again', () => {
    const marked = 'a &lt; b &amp; <1>prijzen</1> <2/>'
    expect(toShown(marked)).toBe('a < b & [1]prijzen[/1] [2]')
    expect(fromShown(toShown(marked), tags)).toBe(marked)
    expect(fromShown('see [7] <b>', tags)).toBe('see [7] &lt;b&gt;')
  })

  it('gets a tag around what is selected, or in its place', () => {
    expect(insertTag('see prices', tags[0], { start: 4, end: 10 })).toBe('see [1]prices[/1]')
    expect(insertTag('type ', tags[1], { start: 5, end: 5 })).toBe('type [2]')
  })
})
