import { canalTown } from '../cases/map-drawing'
import { dice, INK, PAPER, sheet, SIGNAL, times } from '../frame'

const SVG = 'svg { display: block; width: 100%; height: 100%; }'

/** A crane over water as a coarse print raster: every dot's size is the darkness of the place. */
export function raster(): string {
  const within = (x: number, y: number, x1: number, y1: number, x2: number, y2: number, thick: number) => {
    const [dx, dy] = [x2 - x1, y2 - y1]
    const t = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)))
    return Math.hypot(x - x1 - t * dx, y - y1 - t * dy) < thick
  }
  const dark = (x: number, y: number): number => {
    const crane =
      within(x, y, 980, 830, 980, 240, 30) ||
      within(x, y, 400, 232, 1380, 232, 20) ||
      within(x, y, 980, 130, 980, 232, 16) ||
      within(x, y, 980, 130, 470, 232, 7) ||
      within(x, y, 980, 130, 1360, 232, 7) ||
      within(x, y, 520, 240, 520, 560, 4) ||
      (Math.abs(x - 1330) < 60 && Math.abs(y - 285) < 42) ||
      (Math.abs(x - 520) < 66 && Math.abs(y - 600) < 40) ||
      (Math.abs(x - 980) < 130 && Math.abs(y - 810) < 44)
    if (crane) return 0.98
    if (y > 850)
      return 0.55 + 0.4 * Math.sin(y / 16 + Math.sin(x / 90) * 2) ** 2 * (Math.abs(x - 980) < 260 ? 1 : 0.5)
    const sky = 0.08 + 0.5 * (y / 850) ** 2.4
    return Math.hypot(x - 340, y - 640) < 190 ? sky * 0.12 : sky
  }
  let dots = ''
  for (let row = 0; row < 104; row++) {
    for (let column = 0; column < 116; column++) {
      const [u, v] = [(column - 5) * 17, (row - 30) * 17]
      const [x, y] = [u * 0.966 - v * 0.259 + 130, u * 0.259 + v * 0.966 - 60]
      if (x < -10 || x > 1610 || y < -10 || y > 1010) continue
      dots += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(Math.sqrt(dark(x, y)) * 10.2).toFixed(2)}"/>`
    }
  }
  return sheet(
    SVG,
    `<svg viewBox="0 0 1600 1000"><rect width="1600" height="1000" fill="${PAPER}"/><g fill="${INK}">${dots}</g></svg>`,
  )
}

/** A quay wall: bricks in cross bond with their own tone, two iron rings, the water's edge. */
export function bricks(): string {
  const random = dice(19)
  const tones = ['#2c343a', '#333c42', '#3d474d', '#272e33', '#48545b', '#59666d']
  const wall = times(26, (row) =>
    times(24, (column) => {
      const header = row % 2 === 1
      const [width, offset] = header ? [37, row % 4 === 1 ? 0 : 19] : [76, row % 4 === 0 ? 0 : 38]
      const x = column * (width + 4) * (header ? 1 : 1) - offset - 40
      const more = header
        ? `<rect x="${x + 24 * 41}" y="${row * 35}" width="37" height="31" fill="${tones[Math.floor(random() * 6)]}"/>`
        : ''
      return `<rect x="${x}" y="${row * 35}" width="${width}" height="31" fill="${tones[Math.floor(random() * 6)]}"/>${more}`
    }),
  )
  const ring = (x: number) =>
    `<circle cx="${x}" cy="520" r="44" fill="none" stroke="${INK}" stroke-width="13"/><circle cx="${x - 3}" cy="516" r="44" fill="none" stroke="#8b9aa3" stroke-width="4"/><rect x="${x - 13}" y="462" width="26" height="30" fill="${INK}"/>`
  const water = times(
    10,
    (i) =>
      `<path d="M${-40 + (i % 3) * 50} ${908 + i * 11}h1700" stroke="${i % 2 ? '#8b9aa3' : '#59666d'}" stroke-width="${2 + (i % 3)}" stroke-dasharray="${140 - i * 8} ${40 + i * 14}"/>`,
  )
  return sheet(
    SVG,
    `<svg viewBox="0 0 1600 1000"><rect width="1600" height="1000" fill="#171b1e"/>${wall}<rect width="1600" height="64" fill="#c9d2d7"/>${times(8, (i) => `<path d="M${i * 212 + 60} 0v64" stroke="#8b9aa3" stroke-width="3"/>`)}${ring(500)}${ring(1240)}<rect y="896" width="1600" height="104" fill="#1a2024"/>${water}<rect x="640" y="250" width="164" height="20" fill="${SIGNAL}"/></svg>`,
  )
}

/** A façade as a working drawing: grid lines, measures, one detail circled. */
export function blueprint(): string {
  const line = '#dfe9ee'
  const bays = times(5, (i) => {
    const x = 330 + i * 190
    return times(
      4,
      (j) =>
        `<path d="M${x} ${210 + j * 150}h104v112h-104zM${x + 52} ${210 + j * 150}v112M${x} ${250 + j * 150}h104M${x - 8} ${326 + j * 150}h120"/>`,
    )
  })
  const axes = times(
    6,
    (i) =>
      `<path d="M${286 + i * 190} 90v820" stroke-dasharray="22 5 4 5" opacity=".6"/><circle cx="${286 + i * 190}" cy="72" r="19"/><text x="${286 + i * 190}" y="78" text-anchor="middle">${i + 1}</text>`,
  )
  const measures = times(
    5,
    (i) =>
      `<path d="M${286 + i * 190} 858h190M${278 + i * 190} 866l16 -16"/><text x="${381 + i * 190}" y="848" text-anchor="middle">${[3600, 3600, 3600, 3600, 3600][i]}</text>`,
  )
  const levels = times(
    5,
    (i) =>
      `<path d="M170 ${200 + i * 150}h1160" opacity=".35"/><path d="M176 ${200 + i * 150}l12 -12h-24z"/><text x="80" y="${205 + i * 150}">${['+12,40', '+9,30', '+6,20', '+3,10', '± 0'][i]}</text>`,
  )
  return sheet(
    `${SVG} text { font: 400 15px Archivo; fill: ${line}; stroke: none; }`,
    `<svg viewBox="0 0 1600 1000"><rect width="1600" height="1000" fill="#16222b"/>${times(81, (i) => `<path d="M${i * 20} 0v1000" stroke="#fff" opacity="${i % 5 ? 0.035 : 0.08}"/>`)}${times(51, (i) => `<path d="M0 ${i * 20}h1600" stroke="#fff" opacity="${i % 5 ? 0.035 : 0.08}"/>`)}
    <g fill="none" stroke="${line}" stroke-width="1.8"><path d="M286 800V180L420 110H1100L1236 180V800ZM286 180H1236" stroke-width="3.5"/>${bays}${axes}${measures}${levels}<path d="M1236 486L1400 380"/><circle cx="1434" cy="356" r="112"/><path d="M1372 300h124v100M1384 312h100v88M1384 346h100M1434 312v88" stroke-width="3"/></g><circle cx="1142" cy="546" r="62" fill="none" stroke="${SIGNAL}" stroke-width="5"/></svg>`,
  )
}

/** The canal town as a figure-ground plan: black houses, white streets, nothing else. */
export function canalPlan(): string {
  const style = { land: PAPER, water: '#c9d6dd', street: PAPER, house: INK, line: '#c9d6dd', park: '#e3e9eb' }
  return sheet(
    SVG,
    `<svg viewBox="-150 130 1300 812" preserveAspectRatio="xMidYMid slice">${canalTown(style, 23)}<rect x="538" y="470" width="15" height="15" fill="${SIGNAL}"/></svg>`,
  )
}
