/** Distance of a dialog from its initial position, in CSS pixels. */
export type Offset = { x: number; y: number }

type Box = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

export const ORIGIN: Offset = { x: 0, y: 0 }

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high))

/**
 * The offset nearest to `requested` at which the whole dialog is inside the viewport. A dialog larger than the viewport
 * keeps its top left corner, with its buttons, visible.
 * @param box the dialog at its rendered position, moved by `rendered`
 */
export function clampToViewport(requested: Offset, rendered: Offset, box: Box, viewport: Size): Offset {
  const home = { left: box.left - rendered.x, top: box.top - rendered.y }
  return {
    x: clamp(requested.x, -home.left, viewport.width - box.width - home.left),
    y: clamp(requested.y, -home.top, viewport.height - box.height - home.top),
  }
}

const STEP = 16
const DIRECTIONS: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** The movement of an arrow key, with Shift four times as far; null for any other key. */
export function keyStep(key: string, far: boolean): Offset | null {
  const step = DIRECTIONS[key]
  return step ? { x: step.x * (far ? 4 : 1), y: step.y * (far ? 4 : 1) } : null
}
