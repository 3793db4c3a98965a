import { INK, PAPER, sheet, SIGNAL, times } from '../frame'
import { at, block, face } from './axonometry'

/** Windows on the left-hand front of a house (the plane y = Y). */
function windows(
  x: number,
  Y: number,
  z: number,
  columns: number,
  rows: number,
  pitch: number,
  lit: number,
): string {
  return times(columns * rows, (i) => {
    const [c, r] = [i % columns, Math.floor(i / columns)]
    const [u, v] = [x + 12 + c * pitch, z + 16 + r * 62]
    const pane: [number, number, number][] = [
      [u, Y, v],
      [u + pitch - 20, Y, v],
      [u + pitch - 20, Y, v + 42],
      [u, Y, v + 42],
    ]
    const mid = u + (pitch - 20) / 2
    return (
      face(pane, i === lit ? SIGNAL : INK) +
      `<path d="M${at(mid, Y, v)}L${at(mid, Y, v + 42)}" stroke="${PAPER}" stroke-width="1.6"/>`
    )
  })
}

/** A cellar door in the quay wall: an arch on the plane y = Y. */
function cellar(x: number, Y: number): string {
  const arch = Array.from({ length: 13 }, (_, i): [number, number, number] => {
    const a = Math.PI - (i / 12) * Math.PI
    return [x + 26 + Math.cos(a) * 26, Y, 34 + Math.sin(a) * 26]
  })
  return face([[x, Y, 4], ...arch, [x + 52, Y, 4]], INK)
}

function house(
  x: number,
  w: number,
  h: number,
  tone: [string, string, string],
  columns: number,
  lit = -1,
): string {
  const [z, Y, d] = [96, -60, 210]
  const [y, Z, roof] = [Y - d, 96 + h, w * 0.5]
  const pitch = (w - 4) / columns
  return (
    block({ x, y, z, w, d, h }, tone[0], tone[1], tone[2]) +
    windows(x, Y, z, columns, Math.floor(h / 62), pitch, lit) +
    face(
      [
        [x + w, y, Z],
        [x + w, Y, Z],
        [x + w / 2, Y, Z + roof],
        [x + w / 2, y, Z + roof],
      ],
      tone[2],
    ) +
    face(
      [
        [x, Y, Z],
        [x + w, Y, Z],
        [x + w / 2, Y, Z + roof],
      ],
      tone[1],
    ) +
    face(
      [
        [x + w / 2 - 9, Y, Z + roof * 0.32],
        [x + w / 2 + 9, Y, Z + roof * 0.32],
        [x + w / 2 + 9, Y, Z + roof * 0.62],
        [x + w / 2 - 9, Y, Z + roof * 0.62],
      ],
      INK,
    )
  )
}

function boat(): string {
  return (
    block({ x: 60, y: 250, z: 0, w: 300, d: 54, h: 20 }, PAPER, INK, '#59666d') +
    block({ x: 250, y: 262, z: 20, w: 80, d: 30, h: 22 }, '#c9d2d7', '#59666d', '#3a4349')
  )
}

function tree(x: number, y: number, z: number): string {
  const leaves = times(
    5,
    (i) =>
      `<ellipse cx="${at(x, y, z).split(' ')[0]}" cy="${Number(at(x, y, z).split(' ')[1]) - 66 - i * 17}" rx="${34 - Math.abs(i - 1.6) * 8}" ry="13" fill="none" stroke="${INK}" stroke-width="1.6"/>`,
  )
  return `<path d="M${at(x, y, z)}L${at(x, y, z + 150)}" stroke="${INK}" stroke-width="3"/>${leaves}`
}

/** A quay on two levels, as Utrecht has them: houses on the street, cellars on the wharf, the canal below. */
export function axonometric(): string {
  const light: [string, string, string] = ['#fff', PAPER, '#c9d2d7']
  const grey: [string, string, string] = ['#dfe6ea', '#aebac1', '#8b9aa3']
  const dark: [string, string, string] = ['#59666d', '#3a4349', '#1f2529']
  const water = times(
    15,
    (i) =>
      `<path d="M${at(-620 + (i % 3) * 90, 190 + i * 24, 0)}L${at(520 - (i % 4) * 120, 190 + i * 24, 0)}" stroke="#8b9aa3" stroke-width="1.4" stroke-dasharray="${60 + i * 9} ${24 + (i % 3) * 22}"/>`,
  )
  return sheet(
    'svg { display: block; width: 100%; height: 100%; }',
    `<svg viewBox="-170 -320 2000 1250"><rect x="-170" y="-320" width="2000" height="1250" fill="#e6ebed"/>
    ${face(
      [
        [-1500, 160, 0],
        [1300, 160, 0],
        [1300, 1200, 0],
        [-1500, 1200, 0],
      ],
      '#d3dce1',
      'none',
    )}${water}
    ${block({ x: -620, y: -330, z: -8, w: 1150, d: 490, h: 12 }, PAPER, '#aebac1', '#8b9aa3')}
    ${block({ x: -620, y: -330, z: 4, w: 1150, d: 390, h: 92 }, '#f9fbfb', '#c9d2d7', '#8b9aa3')}
    ${times(9, (i) => cellar(-590 + i * 124, 60))}
    ${house(-600, 170, 260, grey, 3)}${house(-420, 130, 372, light, 2)}${house(-280, 210, 250, dark, 4)}${house(-60, 150, 396, light, 3, 7)}${house(100, 200, 272, grey, 4)}${house(310, 140, 330, dark, 2)}
    ${tree(-500, 30, 96)}${tree(-250, 30, 96)}${tree(0, 30, 96)}${tree(250, 30, 96)}${tree(470, 30, 96)}${boat()}</svg>`,
  )
}
