import { describe, expect, it } from 'vitest'

import { readBrandFile, writeBrandFile } from './brand-file'

const VALUES: Record<string, string | null> = {
  themePrimaryColor: '#1d4ed8',
  themeSecondaryColor: '#555555',
  themeAccentColor: '#123456',
  themeFontUrl: null,
  'theme.colorMode': 'dark',
  'theme.headingFont': 'archivo',
  'theme.headingStyle': 'quiet',
  'theme.corner': 'round',
  'theme.imageTreatment': 'plain',
  'theme.backdrop': 'glow',
  'theme.density': 'slow',
  'theme.grid': 'hidden',
  'theme.headerVariant': 'overlay',
  'theme.footerVariant': 'index',
}
const problems = (text: string) => {
  const read = readBrandFile(text)
  return 'problems' in read ? read.problems : []
}
const file = (fields: object) => JSON.stringify({ format: 'gevel-brand', version: 1, ...fields }, null, 2)

describe('a file of brand settings', () => {
  it('gives what was exported', () => {
    expect(readBrandFile(writeBrandFile((path) => VALUES[path]))).toEqual({ values: VALUES })
  })

  it('changes only what it names', () => {
    expect(readBrandFile(file({ colors: { accent: '#ABCDEF' } }))).toEqual({
      values: { themeAccentColor: '#abcdef' },
    })
  })

  it('says for each line what is wrong, and gives nothing then', () => {
    const text = file({
      colors: { primary: 'blauw', third: '#ffffff' },
      design: { corner: 'spits' },
      font: '"x',
    })
    expect(problems(text).toSorted((a, b) => a.line - b.line)).toEqual([
      { line: 5, name: 'colors.primary', fault: 'color', choices: [] },
      { line: 6, name: 'colors.third', fault: 'unknown', choices: [] },
      { line: 9, name: 'design.corner', fault: 'choice', choices: ['square', 'soft', 'round'] },
      { line: 11, name: 'font', fault: 'font', choices: [] },
    ])
  })

  it.each([
    ['no JSON', '{\n  "format": \n}', 'json'],
    ['another version', '{ "format": "gevel-brand", "version": 9 }', 'format'],
    ['no settings', '{ "format": "gevel-brand", "version": 1 }', 'empty'],
    ['a list', '[]', 'type'],
    ['tokens without our colours', '{ "red": { "$type": "color", "$value": "#ff0000" } }', 'empty'],
    ['a token in another colour space', '{ "primary": { "$value": { "colorSpace": "lab" } } }', 'color'],
  ])('is rejected with %s', (_, text, fault) => {
    expect(problems(text)).toContainEqual(expect.objectContaining({ fault }))
  })

  it('may be W3C design tokens, of which it takes the colours by their names', () => {
    const tokens = {
      color: {
        $type: 'color',
        brand: {
          primary: { $value: '#1D4ED8' },
          Accent: { $value: { colorSpace: 'srgb', components: [1, 0, 0.2] } },
        },
        secondary: { $value: { colorSpace: 'srgb', components: [0, 0, 0], hex: '#555555' } },
        other: { $value: '#ffffff' },
      },
    }
    expect(readBrandFile(JSON.stringify(tokens))).toEqual({
      values: { themePrimaryColor: '#1d4ed8', themeAccentColor: '#ff0033', themeSecondaryColor: '#555555' },
    })
  })
})
