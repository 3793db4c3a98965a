import { describe, expect, it } from 'vitest'

import { readingMinutes } from './reading-time'

const rich = (...children: object[]) => ({ root: { type: 'root', children } })
const paragraph = (words: number) => ({
  type: 'paragraph',
  children: [{ type: 'text', text: Array.from({ length: words }, () => 'woord').join(' ') }],
})
const code = (lines: number) => ({
  type: 'block',
  fields: { blockType: 'Code', code: Array.from({ length: lines }, () => 'x').join('\n') },
})

describe('readingMinutes', () => {
  it('counts words at 220 a minute, wherever they are nested', () => {
    const list = { type: 'list', children: [{ type: 'listitem', children: paragraph(220).children }] }
    expect(readingMinutes(rich(paragraph(220), list, paragraph(220)))).toBe(3)
  })

  it('counts code per line', () => {
    expect(readingMinutes(rich(paragraph(220), code(60)))).toBe(3)
  })

  it('does not count dashes or signs as words', () => {
    expect(readingMinutes(rich({ type: 'text', text: '– — … '.repeat(500) }))).toBe(1)
  })

  it('returns at least one minute, also without content', () => {
    expect(readingMinutes(rich())).toBe(1)
    expect(readingMinutes(null)).toBe(1)
  })
})
