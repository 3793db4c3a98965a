import { dice, INK, PAPER, sheet, SIGNAL, times } from '../frame'

type Front = {
  x: number
  width: number
  height: number
  columns: number
  rows: number
  tone: string
  frame: string
  top: 'flat' | 'step' | 'spout'
}

const UNIT = 100
const FRONTS: Front[] = [
  { x: 0, width: 2, height: 6, columns: 3, rows: 5, tone: '#c9d2d7', frame: PAPER, top: 'flat' },
  { x: 2, width: 2, height: 7.5, columns: 2, rows: 6, tone: INK, frame: '#3a4349', top: 'step' },
  { x: 4, width: 3, height: 5.5, columns: 5, rows: 4, tone: '#e6ebed', frame: '#9aa8b0', top: 'flat' },
  { x: 7, width: 2, height: 8, columns: 3, rows: 7, tone: '#8b9aa3', frame: PAPER, top: 'spout' },
  { x: 9, width: 3, height: 6.5, columns: 4, rows: 5, tone: '#1f2529', frame: '#59666d', top: 'flat' },
  { x: 12, width: 2, height: 7, columns: 2, rows: 6, tone: '#dfe5e8', frame: INK, top: 'step' },
  { x: 14, width: 2, height: 5.5, columns: 3, rows: 4, tone: '#5f6d75', frame: '#c9d2d7', top: 'spout' },
]
const BASE = 860

function gable({ x, width, height, top, tone }: Front): string {
  const [left, right, y] = [x * UNIT, (x + width) * UNIT, BASE - height * UNIT]
  const w = right - left
  const outline = {
    flat: '',
    step: `M${left + w * 0.125} ${y}v-50h${w * 0.125}v-50h${w * 0.125}v-50h${w * 0.25}v50h${w * 0.125}v50h${w * 0.125}v50Z`,
    spout: `M${left} ${y}L${left + w * 0.36} ${y - 120}v-40h${w * 0.28}v40L${right} ${y}Z`,
  }[top]
  return outline ? `<path d="${outline}" fill="${tone}"/>` : ''
}

function panes(front: Front, lit: boolean, random: () => number): string {
  const { x, width, height, columns, rows, frame, tone } = front
  const step = (width * UNIT) / columns
  const rise = (height * UNIT - 40) / rows
  const [w, h] = [step * 0.56, rise * 0.66]
  return times(rows * columns, (i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const left = x * UNIT + column * step + (step - w) / 2
    const top = BASE - height * UNIT + 28 + row * rise
    const glow = lit && row === 2 && column === 1
    const shade = random()
    const glass = glow
      ? SIGNAL
      : shade < 0.22
        ? PAPER
        : shade < 0.5
          ? '#aebac1'
          : tone === INK || tone === '#1f2529'
            ? '#2c343a'
            : INK
    const blind =
      !glow && shade > 0.62
        ? `<rect x="${left + 3}" y="${top + 3}" width="${w - 6}" height="${(h - 6) * (shade - 0.45)}" fill="${frame}" opacity=".8"/>`
        : ''
    return `<rect x="${left}" y="${top}" width="${w}" height="${h}" fill="${frame}"/><rect x="${left + 3}" y="${top + 3}" width="${w - 6}" height="${h - 6}" fill="${glass}"/>${blind}<path d="M${left + w / 2} ${top}v${h}M${left} ${top + h * 0.36}h${w}" stroke="${frame}" stroke-width="3"/>`
  })
}

function town(): string {
  const random = dice(47)
  return FRONTS.map((front, i) => {
    const { x, width, height, tone } = front
    return `${gable(front)}<rect x="${x * UNIT}" y="${BASE - height * UNIT}" width="${width * UNIT}" height="${height * UNIT}" fill="${tone}"/>${panes(front, i === 3, random)}`
  }).join('')
}

/** The hero: a quay as a grid of windows, one of them lit; below the quay wall the same town in slats of water. */
export function quayFront(): string {
  const slats = times(17, (i) => {
    const y = 920 + i * 17
    const shift = Math.round(Math.sin(i * 1.9) * (3 + i * 1.6))
    return `<clipPath id="s${i}"><rect x="-200" y="${y}" width="2000" height="${Math.max(3, 14 - i * 0.55)}"/></clipPath><g clip-path="url(#s${i})"><g transform="translate(${shift} ${1740 + i * 3}) scale(1 -.96)"><use href="#town"/></g></g>`
  })
  return sheet(
    'svg { display: block; width: 100%; height: 100%; }',
    `<svg viewBox="0 0 1600 1200"><rect width="1600" height="1200" fill="${PAPER}"/><g id="town">${town()}</g>
    <rect y="${BASE}" width="1600" height="14" fill="${PAPER}"/><rect y="${BASE + 14}" width="1600" height="40" fill="#2c343a"/>
    ${times(46, (i) => `<path d="M${i * 35 + (i % 2 ? 4 : 0)} ${BASE + 14}v20M${i * 35 + 17} ${BASE + 34}v20" stroke="#59666d"/>`)}<path d="M0 ${BASE + 34}h1600" stroke="#59666d"/>
    <rect y="914" width="1600" height="286" fill="#dfe6ea"/>${slats}</svg>`,
  )
}
