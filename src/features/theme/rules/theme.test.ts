import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { contrastRatio, readableTextColor, readableShade } from './contrast'
import { isForeignFont, themeFont } from './font'
import { channels, shade, shadeScale, STEPS } from './shades'
import { buildTheme } from './theme'

const hexColor = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((rgb) => `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`)

const light = { ground: '#ffffff', subtle: '#eceff1', ink: '#000000' }
const dark = { ground: '#06090a', subtle: '#0d1416', ink: '#ffffff' }

describe('shades', () => {
  it('keeps the given colour as step 500', () => {
    expect(shade('#3366CC', 500)).toBe('#3366cc')
  })

  it('adds and subtracts points of HSL lightness, clamped', () => {
    // hsl(220 60% 50%)
    expect(shade('#3366cc', 300)).toBe('#99b3e6')
    expect(channels(shade('#3366cc', 600))).toBe('41 82 163')
    expect(shade('#3366cc', 50)).toBe('#ffffff')
    expect(shade('#333333', 900)).toBe('#000000')
  })

  it('have ten steps', () => {
    expect(STEPS).toEqual([50, 100, 200, 300, 400, 500, 600, 700, 800, 900])
  })
})

describe('contrast', () => {
  it('is measured by the formula of WCAG', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 1)
  })

  it('reaches 4.5 for the text colour on any colour', () => {
    fc.assert(
      fc.property(hexColor, (color) => {
        expect(contrastRatio(color, readableTextColor(color))).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('reaches 4.5 for a shade of any colour on light and dark surfaces', () => {
    fc.assert(
      fc.property(hexColor, fc.constantFrom(light, dark), (color, { subtle, ground }) => {
        const text = readableShade(shadeScale(color), subtle)
        expect(contrastRatio(text, subtle)).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})

describe('themeFont', () => {
  it.each([
    ['https://fonts.example/css2?family=Open+Sans:wght@400..700&display=swap', '"Open Sans", sans-serif'],
    ['/fonts/archivo.css', '"archivo", sans-serif'],
    ['/fonts/My%20Font.woff2', '"My Font", sans-serif'],
    ['', 'sans-serif'],
    [null, 'sans-serif'],
    ['javascript:alert(1)', 'sans-serif'],
  ])('derives from %s the family %s', (url, family) => {
    expect(themeFont(url).family).toBe(family)
  })

  it('returns a font-face rule for a file and a link for a stylesheet', () => {
    expect(themeFont('/fonts/x.woff2').fontFace).toContain('url("/fonts/x.woff2") format("woff2")')
    expect(themeFont('/fonts/x.css').stylesheet).toBe('/fonts/x.css')
  })

  it('preloads a self-hosted font and adds a fallback with adjusted metrics', () => {
    const font = themeFont('/fonts/archivo.woff2')
    expect(font).toMatchObject({ preload: '/fonts/archivo.woff2', stylesheet: null })
    expect(font.family).toBe('"archivo", archivo-fallback, sans-serif')
    expect(font.fontFace).toContain('font-family:archivo-fallback')
  })

  it('cannot close the style element', () => {
    const { css } = buildTheme(
      { primary: '#111111', secondary: '#222222', accent: '#333333' },
      '/fonts/x.css?family=</style><script>alert(1)</script>"};',
      light,
    )
    expect(css).not.toMatch(/[<>]/)
  })

  it('counts as foreign only on another host', () => {
    expect(isForeignFont('/fonts/x.woff2')).toBe(false)
    expect(isForeignFont('https://fonts.example/x.woff2')).toBe(true)
  })
})

it('buildTheme writes each colour in both forms', () => {
  const { css } = buildTheme({ primary: '#3366cc', secondary: '#222222', accent: '#ff5500' }, null, light)
  expect(css).toContain('--primary-500:#3366cc')
  expect(css).toContain('--primary-500-rgb:51 102 204')
  expect(css).toContain('--accent-900-rgb:')
  expect(css).toContain('--on-primary:#ffffff')
  expect(css).toContain('--base-subtle:#eceff1')
})
