import { describe, expect, it } from 'vitest'

import { clampToViewport, ORIGIN, keyStep } from './offset'

const viewport = { width: 1000, height: 800 }
/** 400 × 300, centred. */
const box = { left: 300, top: 250, width: 400, height: 300 }

describe('moving a dialog', () => {
  it('uses the requested offset while the dialog fits', () => {
    expect(clampToViewport({ x: -120, y: 40 }, ORIGIN, box, viewport)).toEqual({ x: -120, y: 40 })
  })

  it('stops at every edge of the viewport', () => {
    expect(clampToViewport({ x: -9999, y: -9999 }, ORIGIN, box, viewport)).toEqual({ x: -300, y: -250 })
    expect(clampToViewport({ x: 9999, y: 9999 }, ORIGIN, box, viewport)).toEqual({ x: 300, y: 250 })
  })

  it('measures from the initial position, not from the current one', () => {
    const moved = { ...box, left: 500, top: 350 }
    expect(clampToViewport({ x: 9999, y: 100 }, { x: 200, y: 100 }, moved, viewport)).toEqual({
      x: 300,
      y: 100,
    })
  })

  it('keeps the top left corner visible when it is larger than the viewport', () => {
    const large = { left: 0, top: -50, width: 1000, height: 900 }
    expect(clampToViewport({ x: 0, y: -60 }, ORIGIN, large, viewport)).toEqual({ x: 0, y: 50 })
  })

  it('moves by arrow keys, further with Shift, and by no other key', () => {
    expect(keyStep('ArrowLeft', false)).toEqual({ x: -16, y: 0 })
    expect(keyStep('ArrowDown', true)).toEqual({ x: 0, y: 64 })
    expect(keyStep('Enter', false)).toBeNull()
  })
})
