import { describe, expect, it } from 'vitest'

import { shownBrand } from './shown-brand'

const form = {
  themePrimaryColor: '#1d4ed8',
  themeSecondaryColor: '#555555',
  themeAccentColor: '#123456',
  theme: { colorMode: 'dark' },
  themeFontUrl: '/fonts/archivo.woff2',
}

describe('what a preview shows of a form at once', () => {
  it('is the look that it has', () => {
    expect(shownBrand(form)).toEqual(form)
  })

  it.each(['', '#1d4', 'blauw', null])('is nothing while a colour is %j', (themePrimaryColor) => {
    expect(shownBrand({ ...form, themePrimaryColor })).toBeNull()
  })

  it.each(['/a"};body{', '/%', 7])('has no font that is no address: %j', (themeFontUrl) => {
    expect(shownBrand({ ...form, themeFontUrl })?.themeFontUrl).toBeNull()
  })
})
