import { dice } from '../frame'

type Point = [number, number]
export type MapStyle = {
  land: string
  water: string
  street: string
  house: string
  line: string
  park: string
}

/** The line of the outer canal: a wobbly ring around the old town. */
const ring = (radius: number, wobble: number): Point[] =>
  Array.from({ length: 48 }, (_, i) => {
    const a = (i / 48) * Math.PI * 2
    const star = 1 + wobble * Math.sign(Math.sin(a * 5)) * Math.abs(Math.sin(a * 5)) ** 0.5
    return [500 + Math.cos(a) * radius * 0.74 * star, 500 + Math.sin(a) * radius * star]
  })
const path = (points: Point[], close: boolean) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${close ? 'Z' : ''}`
/** The bent canal through the middle, x for a given y. */
export const canal = (y: number) => 470 + 46 * Math.sin((y - 180) / 150) + 18 * Math.sin(y / 47)

function houses(random: () => number): { outlines: string; gardens: string } {
  let outlines = ''
  let gardens = ''
  for (let row = 0; row < 24; row++) {
    for (let column = 0; column < 15; column++) {
      const y = 130 + row * 31
      const x = 190 + column * 42 + (canal(y) - 470) * (1 - Math.abs(column - 7) / 9)
      const nearCanal = Math.abs(x + 17 - canal(y + 12)) < 30
      const outside = ((x - 500) / 0.74) ** 2 + (y - 500) ** 2 > 372 ** 2
      if (nearCanal || outside) continue
      if (random() < 0.05) gardens += `M${x} ${y}h34v24h-34Z`
      let at = x
      while (at < x + 32) {
        const width = 4 + random() * 6
        const depth = 6 + random() * 5
        outlines += `M${at.toFixed(1)} ${y}h${width.toFixed(1)}v${depth.toFixed(1)}h${-width.toFixed(1)}ZM${at.toFixed(1)} ${y + 25}h${width.toFixed(1)}v${(-depth + 1).toFixed(1)}h${-width.toFixed(1)}Z`
        at += width + 0.6
      }
    }
  }
  return { outlines, gardens }
}

function outskirts(random: () => number): string {
  let blocks = ''
  for (let i = 0; i < 900; i++) {
    const [x, y] = [random() * 1600 - 300, random() * 1000]
    const distance = Math.hypot((x - 500) / 0.74, y - 500)
    if (distance < 480) continue
    const angle = Math.round((Math.atan2(y - 500, x - 500) * 180) / Math.PI / 15) * 15
    const w = 10 + random() * 30
    blocks += `<path transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${angle})" d="M0 0h${w.toFixed(0)}v8h${(-w).toFixed(0)}Z"/>`
  }
  return blocks
}

/** An invented canal town on a 1000 × 1000 sheet: moat with bastions, a bent canal, parcels and gardens. No real map data. */
export function canalTown(style: MapStyle, seed: number): string {
  const random = dice(seed)
  const { outlines, gardens } = houses(random)
  const line = Array.from({ length: 40 }, (_, i): Point => [canal(80 + i * 21.5), 80 + i * 21.5])
  const bridges = [190, 262, 330, 405, 470, 548, 620, 702, 780]
  const streets = bridges
    .map(
      (y) =>
        `M${canal(y) - 330} ${y + 14}Q${canal(y) - 120} ${y - 10} ${canal(y)} ${y}T${canal(y) + 320} ${y - 16}`,
    )
    .join('')
  const spokes = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * Math.PI * 2 + 0.3
    return `M${500 + Math.cos(a) * 300} ${500 + Math.sin(a) * 400}L${500 + Math.cos(a) * 1300} ${500 + Math.sin(a) * 1100}`
  }).join('')
  return `<rect x="-400" y="-200" width="1900" height="1400" fill="${style.land}"/>
  <g fill="${style.house}" opacity=".55">${outskirts(random)}</g>
  <path d="${spokes}" stroke="${style.street}" stroke-width="9" fill="none"/>
  <path d="${path(ring(428, 0.045), true)}" fill="${style.land}" stroke="${style.park}" stroke-width="58"/>
  <path d="${path(ring(432, 0.045), true)}" fill="none" stroke="${style.water}" stroke-width="26"/>
  <path d="M-400 640C-100 600 60 690 190 610M800 350C980 330 1180 420 1500 330" stroke="${style.water}" stroke-width="20" fill="none"/>
  <path d="${streets}M330 170Q360 500 320 830M640 150Q610 480 668 850" stroke="${style.street}" stroke-width="6.5" fill="none"/>
  <path d="${gardens}" fill="${style.park}"/><path d="${outlines}" fill="${style.house}"/>
  <path d="${path(line, false)}" stroke="${style.street}" stroke-width="34" fill="none"/>
  <path d="${path(line, false)}" stroke="${style.water}" stroke-width="20" fill="none"/>
  ${bridges.map((y) => `<path d="M${canal(y) - 14} ${y}h28" stroke="${style.street}" stroke-width="9"/>`).join('')}
  <path d="${path(line, false)}" stroke="${style.line}" stroke-width="1" fill="none" stroke-dasharray="2 5"/>`
}
