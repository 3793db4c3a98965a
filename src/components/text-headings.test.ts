import { describe, expect, it } from 'vitest'

import { textHeadings } from './text-headings'

const heading = (tag: string, text: string) => ({ type: 'heading', tag, children: [{ type: 'text', text }] })

describe('textHeadings', () => {
  it('gives each large heading a unique id, and small ones none', () => {
    const children = [
      heading('h2', 'Eén adres: één rij'),
      heading('h3', 'Klein'),
      { type: 'paragraph', children: [] },
      heading('h2', 'Eén adres, één rij!'),
      heading('h2', '?!'),
    ]
    expect([...textHeadings({ children }).values()]).toEqual([
      { id: 'een-adres-een-rij', text: 'Eén adres: één rij' },
      { id: 'een-adres-een-rij-2', text: 'Eén adres, één rij!' },
      { id: 'sectie', text: '?!' },
    ])
  })

  it('skips an empty heading', () => {
    expect(textHeadings({ children: [heading('h2', ' ')] }).size).toBe(0)
  })
})
