import { describe, expect, it } from 'vitest'

import { CODE_LANGUAGES } from '@/src/lib/code-languages'
import { highlight } from './highlight'

const CODE = 'SELECT id\nFROM pages'
const textOf = (code: string, language: string) =>
  highlight(code, language)
    .map((line) => line.map(({ text }) => text).join(''))
    .join('\n')

describe('highlight', () => {
  it.each(CODE_LANGUAGES.map(({ value }) => value))('preserves every character of %s', (language) => {
    expect(textOf(CODE, language)).toBe(CODE)
  })

  it('uses CSS variables, never fixed colours', () => {
    const colors = highlight(CODE, 'sql').flatMap((line) => line.map(({ color }) => color))
    expect(new Set(colors).size).toBeGreaterThan(1)
    for (const color of colors) expect(color).toMatch(/^var\(--code-/)
  })

  it('renders an unknown language as plain text', () => {
    expect(textOf('<script>alert(1)</script>', 'brainfuck')).toBe('<script>alert(1)</script>')
  })
})
