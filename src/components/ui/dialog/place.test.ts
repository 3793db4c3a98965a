import { describe, expect, it } from 'vitest'

import { clampToViewport, ORIGIN, stepIndex } from './place'

const viewport = { width: 1000, height: 800 }
/** 400 by 300 in the middle. */
const box = { left: 300, top: 250, width: 400, height: 300 }

describe('a dialog that is moved', () => {
  it('goes where it is wanted while it fits', () => {
    expect(clampToViewport({ x: -120, y: 40 }, ORIGIN, box, viewport)).toEqual({ x: -120, y: 40 })
  })

  it('stops at every edge of the viewport', () => {
    expect(clampToViewport({ x: -9999, y: -9999 }, ORIGIN, box, viewport)).toEqual({ x: -300, y: -250 })
    expect(clampToViewport({ x: 9999, y: 9999 }, ORIGIN, box, viewport)).toEqual({ x: 300, y: 250 })
  })

  it('is measured from where it opened, not from where it stands', () => {
    const moved = { ...box, left: 500, top: 350 }
    expect(clampToViewport({ x: 9999, y: 100 }, { x: 200, y: 100 }, moved, viewport)).toEqual({
      x: 300,
      y: 100,
    })
  })

  it('shows its beginning when it is larger than the viewport', () => {
    const large = { left: 0, top: -50, width: 1000, height: 900 }
    expect(clampToViewport({ x: 0, y: -60 }, ORIGIN, large, viewport)).toEqual({ x: 0, y: 50 })
  })

  it('moves by the arrow keys, further with Shift, and by no other key', () => {
    expect(stepIndex('ArrowLeft', false)).toEqual({ x: -16, y: 0 })
    expect(stepIndex('ArrowDown', true)).toEqual({ x: 0, y: 64 })
    expect(stepIndex('Enter', false)).toBeNull()
  })
})
