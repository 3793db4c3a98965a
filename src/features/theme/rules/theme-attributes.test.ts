import { describe, expect, it } from 'vitest'
import { themeAttributes } from './theme-attributes'
import { themeOptions } from './theme-settings'

describe('themeAttributes', () => {
  it('writes one attribute per lever, at its default, when nothing is chosen', () => {
    const attributes = themeAttributes({})
    expect(attributes).toEqual(Object.fromEntries(themeOptions.map((l) => [l.attribute, l.defaultValue])))
  })

  it('writes what the domain chose', () => {
    const attributes = themeAttributes({ colorMode: 'dark', grid: 'visible' })
    expect(attributes).toMatchObject({ 'data-color-mode': 'dark', 'data-grid': 'visible' })
  })

  it('falls back to the default for a value the stylesheet does not know', () => {
    const stored: object = { corner: 'hexagonal', density: null }
    expect(themeAttributes(stored)).toMatchObject({ 'data-corner': 'square', 'data-density': 'regular' })
  })

  it('has a default among the options of every lever', () => {
    for (const { name, options, defaultValue } of themeOptions) {
      expect(
        options.map(({ value }) => value),
        name,
      ).toContain(defaultValue)
    }
  })
})
