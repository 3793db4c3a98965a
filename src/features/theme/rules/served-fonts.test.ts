import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fontFaceRules, isServedFont, servedFonts } from './served-fonts'

const packaged = (family: string, style: string) =>
  readFileSync(`node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-${style}.woff2`)

const CARD_FILES = { archivo: 'archivo-latin-600-normal', newsreader: 'newsreader-latin-400-normal' }

describe.each(Object.entries(servedFonts))('%s', (family, { upright, italic, card }) => {
  it('is identical to the file of its npm package', () => {
    expect(readFileSync(`public${upright}`).equals(packaged(family, 'normal'))).toBe(true)
    expect(readFileSync(`public${italic}`).equals(packaged(family, 'italic'))).toBe(true)
  })

  it('has a card file that is identical to the file of its npm package', () => {
    const file = CARD_FILES[family as keyof typeof CARD_FILES]
    const packagedCard = readFileSync(`node_modules/@fontsource/${family}/files/${file}.woff`)
    expect(readFileSync(`public${card}`).equals(packagedCard)).toBe(true)
  })
})

describe('fontFaceRules', () => {
  it('declares upright, italic and a fallback with adjusted metrics', () => {
    const rules = fontFaceRules('newsreader')
    expect(rules).toContain('font-family:newsreader;font-style:normal;font-weight:200 800')
    expect(rules).toContain('src:url(/fonts/newsreader-italic.woff2)')
    expect(rules).toMatch(/newsreader-fallback;src:local\("Times New Roman"\).*size-adjust:104\.6%/)
  })
})

describe('isServedFont', () => {
  it('accepts only self-hosted families', () => {
    expect(isServedFont('archivo')).toBe(true)
    expect(isServedFont('toString')).toBe(false)
  })
})
