import { describe, expect, it } from 'vitest'
import { themeAttributes } from './theme-attributes'
import { themeOptions } from './theme-settings'

describe('themeAttributes', () => {
  it('writes every theme option at its default when nothing is chosen', () => {
    const attributes = themeAttributes({})
    expect(attributes).toEqual(
      Object.fromEntries(themeOptions.map((option) => [option.attribute, option.defaultValue])),
    )
  })

  it('writes the settings of the domain', () => {
    const attributes = themeAttributes({ colorMode: 'dark', grid: 'visible' })
    expect(attributes).toMatchObject({ 'data-color-mode': 'dark', 'data-grid': 'visible' })
  })

  it('falls back to the default for an invalid value', () => {
    const stored: object = { corner: 'hexagonal', density: null }
    expect(themeAttributes(stored)).toMatchObject({ 'data-corner': 'square', 'data-density': 'regular' })
  })

  it('has a valid default for every theme option', () => {
    for (const { name, options, defaultValue } of themeOptions) {
      expect(
        options.map(({ value }) => value),
        name,
      ).toContain(defaultValue)
    }
  })
})
