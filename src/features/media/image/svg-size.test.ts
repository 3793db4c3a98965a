import { describe, expect, it } from 'vitest'

import { assertSvgSize } from './svg-size'

const svg = (attributes: string): string => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}></svg>`

describe('assertSvgSize', () => {
  it.each([
    'width="10" height="20"',
    'width="10mm" height="2.5e1"',
    'viewBox="0 0 24 24"',
    'width="100%" height="100%" viewBox="0,0,24,24"',
    'stroke-width="0" width="10" viewBox="0 0 10 20"',
  ])('accepts an SVG with %s', (attributes) => {
    expect(() => assertSvgSize(svg(attributes))).not.toThrow()
  })

  it.each([
    '',
    'width="10"',
    'width="100%" height="100%"',
    'viewBox="0 0 0 0"',
    'viewBox="0 0 24"',
    'width="-5" height="abc" viewBox="0 0 24 24"',
    'width="0.4" height="10"',
    'width="10" viewBox="0 0 1000 1"',
    'stroke-width="2" stroke-height="2"',
  ])('rejects an SVG with "%s", which gives it no size', (attributes) => {
    expect(() => assertSvgSize(svg(attributes))).toThrow('image rejected: no-size')
  })

  it('rejects an SVG that is too large to render', () => {
    expect(() => assertSvgSize(svg('width="1e9" height="1e9"'))).toThrow('image rejected: too-many-pixels')
  })
})
