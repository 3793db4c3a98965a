import { dice, screen, sheet, SIGNAL } from '../frame'

const SAMPLES = [
  ['K-07/01', '0,00 – 0,42', 'klei'],
  ['K-07/02', '0,42 – 0,96', 'klei, siltig'],
  ['K-07/03', '0,96 – 1,31', 'zand, fijn'],
  ['K-07/04', '1,31 – 1,74', 'zand, matig grof'],
  ['K-07/05', '1,74 – 2,20', 'grind, zandig'],
  ['K-07/06', '2,20 – 2,58', 'zand, matig grof'],
  ['K-07/07', '2,58 – 3,00', 'veen'],
] as const

/** Grains packed at random: circles that keep clear of each other, biggest first. */
function grains(seed: number, width: number, height: number): [number, number, number][] {
  const random = dice(seed)
  const found: [number, number, number][] = []
  for (let i = 0; i < 9000; i++) {
    const radius = 33 * (1 - i / 9000) ** 3.4 + 2.4
    const [x, y] = [random() * width, random() * height]
    if (found.every(([u, v, r]) => Math.hypot(u - x, v - y) > (r + radius) * 0.9)) found.push([x, y, radius])
  }
  return found
}

/** A rounded, slightly lopsided outline as SVG path data. */
function pebble([x, y, r]: [number, number, number], random: () => number): string {
  const tilt = random() * Math.PI
  const flat = 0.74 + random() * 0.22
  const points = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * Math.PI * 2
    const d = r * (0.9 + random() * 0.14)
    const [u, v] = [Math.cos(a) * d, Math.sin(a) * d * flat]
    return [x + u * Math.cos(tilt) - v * Math.sin(tilt), y + u * Math.sin(tilt) + v * Math.cos(tilt)] as const
  })
  const middle = (i: number) => {
    const [a, b] = [points[i % 9] ?? [x, y], points[(i + 1) % 9] ?? [x, y]]
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`
  }
  return `M${middle(8)}${points.map(([u, v], i) => `Q${u.toFixed(1)} ${v.toFixed(1)} ${middle(i)}`).join('')}Z`
}

function scan(): string {
  const random = dice(5)
  const list = grains(3, 860, 640)
  const tones = ['#8b8377', '#a59a88', '#6f6a62', '#bdb3a1', '#7d7a76', '#5b5751', '#9c8a72']
  const stones = list
    .map((g) => {
      const shape = pebble(g, random)
      const tone = tones[Math.floor(random() * tones.length)] ?? '#8b8377'
      return `<path d="${shape}" fill="${tone}" stroke="#26231f" stroke-width="1.2" stroke-linejoin="round"/><ellipse cx="${(g[0] - g[2] * 0.25).toFixed(1)}" cy="${(g[1] - g[2] * 0.3).toFixed(1)}" rx="${(g[2] * 0.42).toFixed(1)}" ry="${(g[2] * 0.28).toFixed(1)}" fill="#fff" opacity=".13"/>`
    })
    .join('')
  const picked = list.filter(([x, y, r]) => r > 13 && x > 250 && x < 640 && y > 150 && y < 500)
  const marks = picked
    .map(
      ([x, y, r], i) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${i === 4 ? SIGNAL : '#e8f4f8'}" stroke-width="${i === 4 ? 3.5 : 1.3}"/><path d="M${x - r} ${y}h${r * 2}" stroke="#e8f4f8" stroke-width="1" opacity=".75"/>`,
    )
    .join('')
  return `<svg viewBox="0 0 860 640" preserveAspectRatio="xMidYMid slice"><defs><filter id="g" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="4" seed="4" result="n"/><feColorMatrix in="n" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .9 -.28"/><feComposite operator="in" in2="SourceGraphic"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode/></feMerge></filter>
  <radialGradient id="v"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".55"/></radialGradient></defs><rect width="860" height="640" fill="#332f2a"/><g filter="url(#g)">${stones}</g><rect width="860" height="640" fill="url(#v)"/>
  <rect x="250" y="150" width="390" height="350" fill="none" stroke="#e8f4f8" stroke-dasharray="6 5"/>${marks}</svg>`
}

function core(): string {
  const bands: [string, number][] = [
    ['#5d5650', 14],
    ['#776e63', 18],
    ['#b3a58c', 12],
    ['#c4b799', 14],
    ['#8f8676', 15],
    ['#bcae90', 13],
    ['#2f2722', 14],
  ]
  return `<div class="core">${bands.map(([c, h]) => `<i style="height:${h}%;background:${c}"></i>`).join('')}<svg width="100%" height="100%"><filter id="c"><feTurbulence type="fractalNoise" baseFrequency=".09 .5" numOctaves="4" seed="9"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.2 -.35"/></filter><rect width="100%" height="100%" filter="url(#c)" opacity=".6"/></svg></div>`
}

const curve = (shift: number) =>
  Array.from(
    { length: 33 },
    (_, i) => `${i * 7.5},${(96 - 90 / (1 + Math.exp(-(i - shift) / 3))).toFixed(1)}`,
  ).join(' ')

function ui(): string {
  return `<header><b class="m">sedeco<span>imaging</span></b><span>Kern K-07</span><span>Opname 05 · 24 megapixel · 12,5 µm/px</span><span style="margin-left:auto">217 korrels gemeten</span></header>
  <div class="cols"><aside>${core()}<div>${SAMPLES.map((s, i) => `<p class="${i === 4 ? 'on' : ''}"><b>${s[0]}</b><br>${s[1]} m<br>${s[2]}</p>`).join('')}</div></aside>
  <main>${scan()}<div class="len"><u></u>5 mm</div></main>
  <section><h4>Korrelverdeling</h4><svg viewBox="0 0 250 112" class="chart">${[0, 1, 2, 3, 4].map((i) => `<path d="M0 ${6 + i * 22.5}h240M${i * 60} 6v90" stroke="#39434a"/>`).join('')}<polyline points="${curve(13)}" fill="none" stroke="#7e8c94" stroke-width="1.5"/><polyline points="${curve(19)}" fill="none" stroke="#fff" stroke-width="2.5"/></svg>
  <div class="ax"><span>0,063</span><span>0,25</span><span>1</span><span>4</span><span>16 mm</span></div>
  <h4>Maten</h4><dl><dt>D10</dt><dd>0,84 mm</dd><dt>D50</dt><dd>2,61 mm</dd><dt>D90</dt><dd>9,12 mm</dd><dt>Rondheid</dt><dd>0,71</dd><dt>Sortering</dt><dd>matig</dd></dl>
  <h4>Gekozen korrel</h4><div class="one"><svg viewBox="-50 -50 100 100"><path d="${pebble([0, 0, 42], dice(8))}" fill="#a59a88" stroke="#fff" stroke-width="2"/><path d="M-40 0h80M0-36v72" stroke="#12181c"/></svg><dl><dt>Lengte</dt><dd>6,4 mm</dd><dt>Breedte</dt><dd>5,1 mm</dd><dt>Oppervlak</dt><dd>25,6 mm²</dd></dl></div></section></div>`
}

const CSS = `
body { background: linear-gradient(95deg, #3a444b, #525f67 48%, #333c42); } .screen > .ui { background: #12171a; color: #c8d2d8; font-size: 12.5px; }
header { height: 50px; display: flex; gap: 34px; align-items: center; padding: 0 22px; border-bottom: 1px solid #39434a; color: #93a1a9; } .m { color: #fff; font-size: 18px; letter-spacing: -.02em; } .m span { font-weight: 300; margin-left: 5px; }
.cols { display: grid; grid-template-columns: 226px 1fr 292px; height: calc(100% - 50px); } aside { display: flex; padding: 18px; gap: 14px; } .core { position: relative; width: 58px; height: 100%; } .core i { display: block; } .core svg { position: absolute; inset: 0; } aside p { height: 14.28%; border-top: 1px solid #39434a; padding-top: 6px; font-size: 11.5px; line-height: 1.4; color: #93a1a9; } aside > div:last-child { flex: 1; } aside p b { color: #fff; } aside .on { box-shadow: inset 3px 0 #fff; padding-left: 10px; color: #fff; }
main { position: relative; } main > svg { width: 100%; height: 100%; display: block; } .len { position: absolute; left: 22px; bottom: 20px; color: #fff; background: #12171a; padding: 8px 12px; } .len u { display: block; width: 120px; height: 4px; background: #fff; margin-bottom: 5px; }
section { padding: 16px 22px; } h4 { font-size: 11px; font-weight: 500; color: #93a1a9; border-top: 1px solid #93a1a9; padding: 8px 0; margin-top: 16px; } .chart { width: 100%; overflow: visible; } .ax { display: flex; justify-content: space-between; font-size: 10.5px; color: #93a1a9; } dl { display: grid; grid-template-columns: 1fr auto; } dt, dd { padding: 5px 0; border-bottom: 1px solid #2a3238; } dd { color: #fff; font-weight: 500; text-align: right; } .one { display: grid; grid-template-columns: 96px 1fr; gap: 16px; }
.bench { position: absolute; left: 0; right: 0; bottom: 0; height: 126px; background: linear-gradient(#78858d, #4b565d); } .bench::before { content: ''; position: absolute; inset: -22px 0 auto; height: 22px; background: linear-gradient(#414b51, #aab5bb); }
`

/** sedeco-imaging: grain sizes measured from a photograph of a soil core. The scan is drawn, not photographed. */
export const sedecoImaging = (): string =>
  sheet(
    CSS,
    `<div class="abs" style="inset:0;background:radial-gradient(800px 560px at 50% 34%, rgb(225 240 248 / .30), transparent 80%)"></div><div class="bench"></div>
     <div class="contact" style="left:360px;top:1062px;width:880px;height:28px"></div><div class="stand" style="left:700px;top:1000px;width:200px;height:82px;filter:brightness(.5)"></div><div class="stand" style="left:520px;top:1074px;width:560px;height:10px;filter:brightness(.62)"></div>
     ${screen(120, 110, 1360, 900, ui(), 'background:#07090a;')}`,
  )
