import { INK } from '../frame'

/** Axonometric projection: x to the lower right, y to the lower left, z up. */
export const at = (x: number, y: number, z: number) =>
  `${(800 + (x - y) * 0.866).toFixed(1)} ${(560 + (x + y) * 0.5 - z).toFixed(1)}`
export const face = (points: [number, number, number][], fill: string, stroke = INK) =>
  `<path d="M${points.map((p) => at(...p)).join('L')}Z" fill="${fill}" stroke="${stroke}" stroke-width="1.6" stroke-linejoin="round"/>`

type Box = { x: number; y: number; z: number; w: number; d: number; h: number }
export function block({ x, y, z, w, d, h }: Box, top: string, left: string, right: string): string {
  const [X, Y, Z] = [x + w, y + d, z + h]
  return (
    face(
      [
        [x, Y, z],
        [X, Y, z],
        [X, Y, Z],
        [x, Y, Z],
      ],
      left,
    ) +
    face(
      [
        [X, y, z],
        [X, Y, z],
        [X, Y, Z],
        [X, y, Z],
      ],
      right,
    ) +
    face(
      [
        [x, y, Z],
        [X, y, Z],
        [X, Y, Z],
        [x, Y, Z],
      ],
      top,
    )
  )
}
