import { INK, PAPER, sheet, SIGNAL, times } from '../frame'

const SVG =
  'svg { display: block; width: 100%; height: 100%; } text { font: 500 15px Archivo; } .big { font-size: 64px; font-weight: 600; letter-spacing: -.04em; }'
const grid = (color: string) =>
  times(13, (i) => `<path d="M${80 + i * 120} 0v1000" stroke="${color}" stroke-width="1"/>`)

/** A bar of the project chart: row, first week, weeks, fill. */
const BARS: [number, number, number, string][] = [
  [0, 0, 1, INK],
  [1, 1, 2, INK],
  [2, 2, 9, '#8b9aa3'],
  [3, 3, 8, '#c9d2d7'],
  [4, 10, 2, INK],
  [5, 11, 1, SIGNAL],
]

/** How a project runs: twelve weeks, six kinds of work, a demonstration every Friday. Numbers only, so it needs no language. */
export function process(): string {
  const bars = BARS.map(
    ([row, week, weeks, fill]) =>
      `<rect x="${80 + week * 120}" y="${214 + row * 96}" width="${weeks * 120}" height="72" fill="${fill}"/>`,
  ).join('')
  const demos = times(
    9,
    (i) => `<circle cx="${80 + (i + 3) * 120 - 14}" cy="${214 + 3 * 96 + 36}" r="9" fill="${INK}"/>`,
  )
  const links = BARS.slice(0, -1)
    .map(
      ([row, week, weeks]) =>
        `<path d="M${80 + (week + Math.min(weeks, 1)) * 120} ${214 + row * 96 + 72}v24" stroke="${INK}" stroke-width="2"/>`,
    )
    .join('')
  return sheet(
    SVG,
    `<svg viewBox="0 0 1600 1000"><rect width="1600" height="1000" fill="${PAPER}"/>${grid('#c9d2d7')}
    ${times(12, (i) => `<text x="${90 + i * 120}" y="${i === 0 || i === 11 ? 150 : 150}" class="big" style="font-size:${i % 11 ? 20 : 64}px;letter-spacing:${i % 11 ? 0 : -2.5}px">${i + 1}</text>`)}
    <path d="M80 176h1440" stroke="${INK}" stroke-width="2"/>${bars}${demos}${links}
    ${times(6, (i) => `<text x="24" y="${256 + i * 96}" fill="#59666d">${String.fromCharCode(65 + i)}</text>`)}
    <path d="M80 826h1440" stroke="${INK}"/>${times(60, (i) => `<path d="M${80 + i * 24} 826v${i % 5 ? 10 : 26}" stroke="${INK}"/>`)}</svg>`,
  )
}

const PARTS = [
  ['CMS', 0, 0, 2, 2],
  ['Blog', 2, 0, 1, 1],
  ['Media', 3, 0, 1, 2],
  ['Forms', 2, 1, 1, 1],
  ['Search', 0, 2, 1, 1],
  ['PDF', 1, 2, 1, 1],
  ['E-mail', 2, 2, 2, 1],
  ['Status', 4, 0, 1, 1],
  ['API', 4, 1, 1, 2],
  ['Chat', 5, 0, 1, 1],
  ['Dashboards', 5, 1, 2, 1],
  ['Maps', 5, 2, 1, 1],
  ['Invoices', 6, 2, 1, 1],
  ['Log', 6, 0, 1, 1],
] as const

/** The building blocks as a wall: some bricks are wide, some tall, one is bespoke and therefore coloured. */
export function buildingBlocks(): string {
  const [size, left, top] = [200, 100, 150]
  const bricks = PARTS.map(([name, x, y, w, h], i) => {
    const fills = [INK, '#aebac1', '#dfe6ea', '#3a4349', '#c9d2d7']
    const fill = fills[i % 5] ?? INK
    const text = i % 5 === 0 || i % 5 === 3 ? PAPER : INK
    return `<g transform="translate(${left + x * size} ${top + y * size})"><rect width="${w * size - 4}" height="${h * size - 4}" fill="${fill}"/><text x="16" y="32" fill="${text}" style="font-size:21px">${name}</text><text x="16" y="${h * size - 22}" fill="${text}" opacity=".7">${String(i + 1).padStart(2, '0')}</text>${times(3, (k) => `<circle cx="${w * size - 28 - k * 18}" cy="26" r="4" fill="none" stroke="${text}" stroke-width="1.5"/>`)}</g>`
  }).join('')
  return sheet(
    SVG,
    `<svg viewBox="0 0 1600 1000"><rect width="1600" height="1000" fill="#eef2f3"/>${times(8, (i) => `<path d="M${98 + i * 200} 0v1000" stroke="#c9d2d7"/>`)}${times(5, (i) => `<path d="M0 ${148 + i * 200}h1600" stroke="#c9d2d7"/>`)}
    ${bricks}<g transform="translate(300 758) rotate(-7)"><rect width="396" height="160" fill="${SIGNAL}"/>${times(3, (k) => `<circle cx="${368 - k * 18}" cy="28" r="4" fill="none" stroke="${INK}" stroke-width="1.5"/>`)}<text x="16" y="138" style="font-size:21px">+ 1</text></g>
    <path d="M100 948h1400" stroke="${INK}" stroke-width="3"/></svg>`,
  )
}
