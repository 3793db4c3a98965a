import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { BANNER_MAX_REM, Z_INDEX, MOTION } from './constants'

const css = readFileSync('src/app/(site)/styles/ui/figures.css', 'utf8')
const declared = Object.fromEntries(
  [...css.matchAll(/--([a-z-]+): ([^;]+);/g)].map((match) => [match[1], match[2]]),
)

describe('the variables of figures.css', () => {
  it('equal the constants', () => {
    const layers = Object.entries(Z_INDEX).map(([name, layer]) => [`layer-${name}`, String(layer)])
    const motion = Object.entries(MOTION).map(([name, duration]) => [`motion-${name}`, `${duration}ms`])
    const expected = Object.fromEntries([...layers, ...motion, ['banner-max', `${BANNER_MAX_REM}rem`]])
    expect(declared).toEqual(expected)
  })
})
