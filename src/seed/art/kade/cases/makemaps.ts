import { screen, sheet, SIGNAL, times } from '../frame'
import { canal, canalTown } from './map-drawing'

const LAYERS = [
  ['Titel en legenda', '1'],
  ['Wandelroute 7,4 km', '1'],
  ['Haltes', '8'],
  ['Bruggen', '9'],
  ['Water', '4'],
  ['Straten', '318'],
  ['Bebouwing', '2.406'],
  ['Groen', '61'],
  ['Ondergrond', '1'],
] as const
const SWATCHES = ['#dfe6e9', '#9fb6c1', '#eef1f2', '#35424a', '#12181c', '#b9c5a8', SIGNAL, '#fff']

function map(): string {
  const quay = (side: number, from: number, to: number): [number, number][] =>
    Array.from({ length: 22 }, (_, i) => from + ((to - from) * i) / 21).map((y) => [canal(y) + side * 14, y])
  const walk = [...quay(-1, 190, 702), ...quay(1, 702, 405), [640, 398], [644, 268], ...quay(1, 262, 190)]
  const stops = [190, 330, 470, 620, 702]
    .map((y) => [canal(y) - 14, y])
    .concat([
      [canal(548) + 14, 548],
      [canal(405) + 14, 405],
      [644, 330],
    ])
  const style = {
    land: '#eef1f2',
    water: '#9fb6c1',
    street: '#ffffff',
    house: '#35424a',
    line: '#6f8793',
    park: '#c9d3bb',
  }
  return `<svg viewBox="60 130 930 740" preserveAspectRatio="xMidYMid slice">${canalTown(style, 11)}
  <path d="M${walk.map((p) => p.join(' ')).join('L')}Z" fill="none" stroke="${SIGNAL}" stroke-width="5.5" stroke-linejoin="round"/>
  ${stops.map(([x = 0, y = 0], i) => `<rect x="${x - 8}" y="${y - 8}" width="16" height="16" fill="#fff" stroke="#12181c" stroke-width="2"/><text x="${x}" y="${y + 4}" font-size="10" font-weight="600" text-anchor="middle">${i + 1}</text>`).join('')}
  </svg>`
}

function ui(): string {
  return `<div class="tools">${times(8, (i) => `<i class="${i === 2 ? 'on' : ''}"><svg viewBox="0 0 20 20"><path d="${['M4 3l12 7-6 1-3 6z', 'M3 3h14v14H3z', 'M3 16L9 5l4 7 4-9', 'M10 3a7 7 0 100 14 7 7 0 000-14', 'M4 4h12M10 4v13', 'M3 10h14M10 3v14', 'M3 17L17 3M12 3h5v5', 'M8 3a5 5 0 100 10A5 5 0 008 3M12 12l5 5'][i]}"/></svg></i>`)}</div>
  <div class="canvas">${map()}<div class="ruler">${times(24, (i) => `<i><small>${i * 100}</small></i>`)}</div><div class="scale"><u></u><span>0</span><span>250 m</span></div><div class="coord">52,09 N · 5,12 O &nbsp; schaal 1 : 4.000</div></div>
  <aside><h1>Wandelkaart</h1><small>A2, staand · 300 dpi · bewaard 14:02</small><h4>Lagen</h4>${LAYERS.map(([n, c], i) => `<p class="${i === 1 ? 'on' : ''}"><i></i>${n}<span>${c}</span></p>`).join('')}
  <h4>Lijn</h4><div class="f"><span>Dikte</span><b>1,6 mm</b><span>Hoek</span><b>rond</b><span>Boven</span><b>Straten</b></div><div class="sw">${SWATCHES.map((c) => `<i style="background:${c}"></i>`).join('')}</div>
  <h4>Export</h4><div class="f"><span>PDF, drukwerk</span><b>CMYK</b><span>SVG</span><b>1,2 MB</b></div><div class="bt">Maak drukproef</div></aside>`
}

const CSS = `
body { background: linear-gradient(98deg, #fbfcfc, #eef2f3 60%, #dde4e8); }
.screen > .ui { display: grid; grid-template-columns: 52px 1fr 262px; font-size: 12.5px; }
.tools { background: #12181c; padding-top: 10px; } .tools i { display: block; padding: 14px 16px; } .tools .on { background: #fff; } .tools svg { display: block; width: 20px; fill: none; stroke: #aeb9c0; stroke-width: 1.6; } .tools .on svg { stroke: #12181c; }
.canvas { position: relative; overflow: hidden; } .canvas > svg { width: 100%; height: 100%; display: block; } .ruler { position: absolute; top: 0; left: 0; right: 0; height: 22px; background: #fff; border-bottom: 1px solid #12181c; display: flex; } .ruler i { width: 48px; border-left: 1px solid #9aa6ad; padding-left: 4px; font-style: normal; } small { font-size: 10.5px; color: #6b7880; }
.scale { position: absolute; left: 24px; bottom: 22px; background: #fff; padding: 8px 12px; width: 190px; display: flex; flex-wrap: wrap; justify-content: space-between; font-size: 11px; } .scale u { width: 100%; height: 6px; background: repeating-linear-gradient(90deg, #12181c 0 25%, #fff 0 50%); outline: 1px solid #12181c; margin-bottom: 4px; } .coord { position: absolute; right: 20px; bottom: 22px; background: #fff; padding: 6px 10px; font-size: 11px; }
aside { padding: 20px 20px; border-left: 1px solid #12181c; } h1 { font-size: 24px; letter-spacing: -.025em; font-weight: 600; } h4 { font-size: 11px; font-weight: 500; color: #6b7880; border-top: 1px solid #12181c; padding-top: 8px; margin: 18px 0 6px; } aside p { display: flex; gap: 10px; align-items: center; padding: 6.5px 0; border-bottom: 1px solid #e3e9ec; } aside p i { width: 10px; height: 10px; background: #12181c; } aside p span { margin-left: auto; color: #8a969d; } aside .on { font-weight: 600; background: #eef2f4; margin: 0 -20px; padding-inline: 20px; } .f { display: grid; grid-template-columns: 1fr auto; row-gap: 7px; } .sw { display: flex; margin-top: 12px; } .sw i { flex: 1; height: 26px; border: 1px solid #12181c; margin-left: -1px; } .bt { background: #12181c; color: #fff; padding: 12px 14px; font-weight: 600; margin-top: 14px; }
.wallshadow { position: absolute; left: 120px; top: 150px; width: 1400px; height: 940px; background: rgb(20 34 44 / .34); filter: blur(38px); transform: translate(26px, 40px); }
.floor { position: absolute; left: 0; right: 0; bottom: 0; height: 92px; background: linear-gradient(#b7c1c7, #d5dde1); } .floor::before { content: ''; position: absolute; inset: -16px 0 auto; height: 16px; background: linear-gradient(#fff, #e4eaed); }
`

/** makemaps: a map editor with an invented canal town, hung on a wall like a framed print. */
export const makemaps = (): string =>
  sheet(
    CSS,
    `<div class="floor"></div><div class="wallshadow"></div>${screen(100, 90, 1400, 940, ui(), 'padding:10px;')}`,
  )
