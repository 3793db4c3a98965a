import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { IMAGE_WIDTHS } from '@/src/features/media/rules/image-address'
import { parseModifiers } from './modifiers'

const parsed = (text: string) => {
  const result = parseModifiers(text)
  if (!result.ok) throw new Error(result.problem)
  return result.modifiers
}

describe('parseModifiers', () => {
  it('defaults to webp of the whole image', () => {
    expect(parsed('_')).toEqual({
      format: 'webp',
      fit: 'cover',
      width: null,
      height: null,
      quality: null,
      background: null,
    })
  })

  it.each([
    ['w_640,f_avif,q_60', { width: 640, format: 'avif', quality: 60 }],
    ['width_640&format_jpg', { width: 640, format: 'jpeg' }],
    ['s_640x360,fit_contain,b_FF4B00', { width: 640, height: 360, fit: 'contain', background: '#ff4b00' }],
    ['resize:320', { width: 320, height: 320 }],
    ['h=200,f=auto', { height: 200, format: 'auto' }],
  ])('parses %s', (text, expected) => {
    expect(parsed(text)).toMatchObject(expected)
  })

  it.each([
    '',
    'w_641',
    'w_0',
    'w_-320',
    'w_320.5',
    'w_1e3',
    'w_',
    'w',
    'w_320,w_640',
    'w_320,width_640',
    'w_320,s_640',
    'h_0',
    'h_3073',
    's_640x',
    's_640x360x2',
    's_x360',
    'q_0',
    'q_100',
    'f_svg',
    'f_tiff',
    'fit_stretch',
    'b_red',
    'b_#fff',
    'blur_90',
    'enlarge_1',
    'constructor_1',
    '__proto___1',
    'w_320,,f_webp',
    'w_320 ',
    'w_٣٢٠',
  ])('rejects %j with a reason', (text) => {
    expect(parseModifiers(text)).toEqual({ ok: false, problem: expect.stringMatching(/\.$/) })
  })

  it('returns only supported widths for any input', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(5000), (prefix, number) => {
        const result = parseModifiers(`${prefix}w_${number}`)
        const width = result.ok ? result.modifiers.width : null
        expect([null, ...IMAGE_WIDTHS]).toContain(width)
      }),
    )
  })
})
