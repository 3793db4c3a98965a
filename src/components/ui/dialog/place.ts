/** How far a dialog was moved from where it opened, in CSS pixels. */
export type Offset = { x: number; y: number }

type Box = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

export const ORIGIN: Offset = { x: 0, y: 0 }

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high))

/**
 * The offset nearest to `wanted` at which the whole dialog is inside the viewport. One that is larger than the
 * viewport keeps its top left corner, where its buttons begin, in sight.
 * @param box the dialog as it stands now, moved by `drawn`
 */
export function clampToViewport(wanted: Offset, drawn: Offset, box: Box, viewport: Size): Offset {
  const home = { left: box.left - drawn.x, top: box.top - drawn.y }
  return {
    x: clamp(wanted.x, -home.left, viewport.width - box.width - home.left),
    y: clamp(wanted.y, -home.top, viewport.height - box.height - home.top),
  }
}

const STEP = 16
const DIRECTIONS: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** How far a key moves a dialog, with Shift four times as far; null for any other key. */
export function stepIndex(key: string, far: boolean): Offset | null {
  const step = DIRECTIONS[key]
  return step ? { x: step.x * (far ? 4 : 1), y: step.y * (far ? 4 : 1) } : null
}
