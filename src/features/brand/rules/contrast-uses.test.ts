import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { themeSurfaces } from '@/src/features/theme/rules/theme-surfaces'
import { measureUses, MINIMUM } from './contrast-uses'

const { light, dark } = themeSurfaces
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('the contrast of a brand colour', () => {
  it('is measured for each use, against the levels of its size', () => {
    const levels = Object.fromEntries(measureUses('#e4572e', light).map(({ use, level }) => [use, level]))
    expect(levels).toEqual({ text: null, link: null, button: 'AA', heading: 'AA', focus: 'AA' })
  })

  it('is that on the section where it is least', () => {
    const text = measureUses('#767676', light).find(({ use }) => use === 'text')
    expect(text?.ratio).toBeLessThan(4.5)
  })

  it('comes with the nearest colour that reaches the next level, in every use and mode', () => {
    fc.assert(
      fc.property(color, fc.constantFrom(light, dark), (given, grounds) => {
        for (const { use, next } of measureUses(given, grounds)) {
          if (!next) continue
          expect(next.color).not.toBeNull()
          const again = measureUses(next.color ?? '', grounds).find((one) => one.use === use)
          expect(again?.ratio).toBeGreaterThanOrEqual(next.minimum)
        }
      }),
    )
  })

  it('asks nothing more of a colour that reaches all levels', () => {
    expect(measureUses('#000000', light).map(({ next }) => next)).toEqual([null, null, null, null, null])
    expect(MINIMUM.text).toEqual({ AA: 4.5, AAA: 7 })
  })
})
