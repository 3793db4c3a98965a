import { sheet, SIGNAL } from '../frame'

const PANELS: [number, number, number, number, string, string][] = [
  [70, 150, 330, 830, '#2f4a4f', 'S 6010-B50G'],
  [300, 330, 300, 650, '#d9d4c7', 'S 1502-Y'],
  [1030, 210, 300, 770, '#8e9ea0', 'S 4005-B20G'],
  [1240, 400, 290, 580, '#1d2123', 'S 8500-N'],
]
const COLOURS = [
  '#2f4a4f',
  '#d9d4c7',
  '#8e9ea0',
  '#1d2123',
  '#f1f1ec',
  '#5c6b57',
  '#b7a893',
  '#3a4a63',
  '#a9b8bd',
  '#6e5a4b',
  '#c7cdca',
  SIGNAL,
]

const panel = ([x, y, w, h, colour, name]: (typeof PANELS)[number]) => `
  <div class="pan" style="left:${x}px;top:${y}px;width:${w}px;height:${h}px;--c:${colour}"><small>${name}</small></div>`

function configure(): string {
  return `<div class="bar"><b>gespotenpanelen</b><span>2</span></div><div class="show"><div class="k">${['#2f4a4f', '#2f4a4f', '#2f4a4f'].map((c, i) => `<i style="background:${c};flex:${[1, 1.5, 1][i]}"><u></u></i>`).join('')}</div></div>
  <h2>Keukenfront</h2><p>MDF 19 mm, rondom gespoten, zijdeglans</p><div class="cols">${COLOURS.map((c, i) => `<i style="background:${c}" class="${i ? '' : 'on'}"></i>`).join('')}</div>
  <dl><dt>Breedte</dt><dd>596 mm</dd><dt>Hoogte</dt><dd>1.296 mm</dd><dt>Profiel</dt><dd>vlak, kant 2 mm</dd><dt>Aantal</dt><dd>6</dd></dl><div class="sum"><span>Incl. btw</span><b>€ 1.043,40</b></div><div class="bt">In winkelwagen</div>`
}
function order(): string {
  const lines = [
    ['Keukenfront 596 × 1.296', '6', '€ 1.043'],
    ['Ladefront 596 × 296', '8', '€ 512'],
    ['Plint 2.400 × 150', '2', '€ 118'],
    ['Kleurstaal A6', '3', '€ 15'],
  ]
  const steps = [
    ['Maten gecontroleerd', 'ma 9:12'],
    ['Gezaagd', 'di 14:40'],
    ['Grondlaag', 'wo 11:05'],
    ['Gespoten', 'vandaag'],
    ['Verzonden', 'vr'],
  ]
  return `<div class="bar"><b>Bestelling 10482</b></div><ul>${lines.map((l) => `<li><span>${l[0]}</span><span>${l[1]}</span><b>${l[2]}</b></li>`).join('')}</ul><h2>In de spuitcabine</h2><ol>${steps.map((s, i) => `<li class="${i < 3 ? 'd' : i === 3 ? 'now' : ''}"><i></i>${s[0]}<span>${s[1]}</span></li>`).join('')}</ol>`
}

const CSS = `
body { background: linear-gradient(100deg, #e6e9e8, #cfd5d5 60%, #b4bdbe); }
.floor { position: absolute; left: 0; right: 0; bottom: 0; height: 250px; background: linear-gradient(#a3adae, #c9d0d0 70%); } .floor::before { content: ''; position: absolute; left: 0; right: 0; top: 0; height: 60px; background: linear-gradient(rgb(30 42 46 / .4), transparent); }
.pan { position: absolute; background: linear-gradient(107deg, rgb(255 255 255 / .2), transparent 34%, rgb(0 0 0 / .16)), var(--c); box-shadow: inset 3px 0 rgb(255 255 255 / .22), inset -4px 0 rgb(0 0 0 / .2), inset 0 2px rgb(255 255 255 / .25), 26px 12px 40px -6px rgb(16 26 30 / .42); transform: skewX(-.7deg); } .pan small { position: absolute; left: 16px; bottom: 14px; font-size: 12px; color: #fff; mix-blend-mode: difference; opacity: .8; }
.pan::after { content: ''; position: absolute; left: -6px; right: -30px; top: 100%; height: 34px; background: linear-gradient(rgb(16 24 28 / .42), transparent); filter: blur(7px); }
.ph { position: absolute; width: 340px; height: 730px; background: #101315; border-radius: 46px; padding: 13px; box-shadow: inset 0 0 0 2px #4b555a, 0 50px 70px -18px rgb(8 14 18 / .6), 40px 60px 90px rgb(8 14 18 / .28); } .ph > div { background: #fff; height: 100%; border-radius: 34px; overflow: hidden; padding: 20px 22px; }
.bar { display: flex; justify-content: space-between; font-size: 14px; padding: 8px 0 14px; } .bar span { background: #101315; color: #fff; padding: 0 7px; } .show { background: #e4e8e8; margin: 0 -22px; height: 214px; padding: 26px 40px 0; } .k { display: flex; gap: 3px; height: 100%; } .k i { position: relative; box-shadow: inset 2px 0 rgb(255 255 255 / .18); } .k u { position: absolute; right: 12px; top: 44%; width: 4px; height: 46px; background: #c8b99a; } .k i:nth-child(2) u { left: 12px; }
h2 { font-size: 25px; font-weight: 600; letter-spacing: -.03em; margin-top: 14px; } p { color: #6b7880; font-size: 12px; } .cols { display: grid; grid-template-columns: repeat(6, 1fr); gap: 5px; margin: 12px 0; } .cols i { height: 34px; } .cols .on { outline: 2px solid #101315; outline-offset: 2px; } dl { display: grid; grid-template-columns: 1fr auto; } dt, dd { border-top: 1px solid #dde4e6; padding: 6.5px 0; } dd { text-align: right; } dt { color: #6b7880; } .sum { display: flex; justify-content: space-between; border-top: 2px solid #101315; padding: 9px 0; align-items: baseline; } .sum b { font-size: 21px; letter-spacing: -.02em; } .bt { background: #101315; color: #fff; padding: 13px; text-align: center; font-weight: 600; }
ul, ol { list-style: none; } ul li { display: grid; grid-template-columns: 1fr 26px 56px; padding: 13px 0; border-top: 1px solid #dde4e6; font-size: 12px; } ul li b { text-align: right; } ol { margin-top: 12px; } ol li { display: flex; gap: 12px; align-items: center; padding: 17px 0; border-top: 1px solid #dde4e6; color: #8a969d; } ol li span { margin-left: auto; } ol i { width: 14px; height: 14px; border: 1.5px solid #8a969d; } .d { color: #101315; } .d i { background: #101315; border-color: #101315; } .now { color: #101315; font-weight: 600; }
`

/** gespotenpanelen: sprayed panels leaning on a wall, with the shop that sells them on two phones. */
export const gespotenPanelen = (): string =>
  sheet(
    CSS,
    `<div class="abs" style="inset:0;background:radial-gradient(800px 600px at 42% 30%, rgb(255 255 255 / .6), transparent)"></div><div class="floor"></div>${PANELS.map(panel).join('')}
     <div class="ph" style="left:480px;top:270px"><div>${configure()}</div></div><div class="ph" style="left:852px;top:360px"><div>${order()}</div></div>
     <div class="abs" style="left:500px;top:1002px;width:320px;height:24px;background:rgb(10 18 22 / .5);filter:blur(12px);z-index:-1"></div>`,
  )
