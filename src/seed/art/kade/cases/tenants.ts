import { plinth, screen, sheet, SIGNAL } from '../frame'

const UNITS = [
  ['Oudegracht 214 a', 'werfkelder', '62', '€ 1.380', '01-03-2022', 'loopt', 0],
  ['Oudegracht 214 b', 'winkel', '118', '€ 3.450', '01-07-2021', 'loopt', 0],
  ['Oudegracht 214 1-hoog', 'kantoor', '140', '€ 2.875', '15-01-2024', 'loopt', 0],
  ['Oudegracht 214 2-hoog', 'woning', '88', '€ 1.262', '01-09-2023', 'indexeren', 1],
  ['Twijnstraat 31', 'winkel', '96', '€ 2.940', '01-05-2020', 'loopt', 0],
  ['Twijnstraat 31 bis', 'woning', '54', '€ 879', '01-02-2025', 'loopt', 0],
  ['Lijnmarkt 8', 'atelier', '71', '€ 1.015', '01-11-2022', 'opgezegd', 2],
  ['Zadelstraat 17', 'winkel', '132', '€ 4.120', '01-01-2019', 'loopt', 0],
  ['Zadelstraat 17 bis A', 'woning', '67', '€ 1.148', '01-10-2024', 'loopt', 0],
  ['Zadelstraat 17 bis B', 'woning', '63', '€ 1.090', '01-10-2024', 'loopt', 0],
  ['Vismarkt 4', 'horeca', '185', '€ 6.300', '01-04-2018', 'indexeren', 1],
  ['Vismarkt 4 kelder', 'opslag', '80', '€ 640', '01-04-2018', 'loopt', 0],
  ['Korte Nieuwstraat 2', 'kantoor', '210', '€ 4.410', '01-06-2023', 'loopt', 0],
] as const
const BARS = [62, 66, 66, 71, 70, 74, 74, 78, 81, 80, 84, 88]

function tablet(): string {
  return `<aside><b class="m">tenants</b>${['Objecten', 'Huurders', 'Contracten', 'Indexatie', 'Onderhoud', 'Grootboek'].map((n, i) => `<span class="${i === 2 ? 'on' : ''}">${n}</span>`).join('')}</aside>
  <main><div class="row top"><h1>Contracten</h1><span>13 objecten · 1.366 m²</span><span class="q">Zoek op straat of huurder</span></div>
  <div class="cards"><div><small>Huur per maand</small><strong>€ 31.509</strong></div><div><small>Bezetting</small><strong>98,2 %</strong></div><div><small>Achterstand</small><strong>€ 0</strong></div>
    <div class="bars">${BARS.map((v) => `<i style="height:${v * 0.5}px"></i>`).join('')}</div></div>
  <table><tr><th>Object</th><th>Soort</th><th class="r">m²</th><th class="r">Huur</th><th>Sinds</th><th>Stand</th></tr>
  ${UNITS.map((u) => `<tr class="${u[6] === 2 ? 'hot' : ''}"><td><b>${u[0]}</b></td><td>${u[1]}</td><td class="r">${u[2]}</td><td class="r">${u[3]}</td><td>${u[4]}</td><td><em class="s${u[6]}">${u[5]}</em></td></tr>`).join('')}</table></main>`
}

function phone(): string {
  const rooms = ['Keuken: kraan lekt', 'Foto’s (3)', 'Afspraak: do 19 nov, 9:00', 'Gereed gemeld']
  return `<div class="p"><small>Melding 0412</small><h2>Zadelstraat<br>17 bis A</h2>
  <svg viewBox="0 0 200 128" class="plan"><path d="M6 6h188v116H6zM6 70h74V6M80 70v22M80 108v14M80 70h50M150 70h44M130 6v34" /><circle cx="42" cy="34" r="9"/></svg>
  <ol>${rooms.map((r, i) => `<li class="${i < 3 ? 'done' : ''}"><i></i>${r}</li>`).join('')}</ol><div class="bt">Afronden</div></div>`
}

const CSS = `
body { background: linear-gradient(96deg, #9fb0ba, #b9c7cf 45%, #93a5b0); }
.big .ui, .screen .ui { font-size: 12px; } .screen { border-radius: 22px; padding: 17px; } .screen > .ui { border-radius: 6px; display: flex; }
aside { width: 148px; background: #eef2f4; padding: 22px 18px; display: flex; flex-direction: column; gap: 15px; color: #55636c; } aside .m { font-size: 19px; font-weight: 700; letter-spacing: -.03em; color: #12181c; margin-bottom: 18px; } aside .on { color: #12181c; font-weight: 600; border-left: 3px solid #12181c; margin-left: -18px; padding-left: 15px; }
main { flex: 1; padding: 20px 24px; } .top { gap: 18px; color: #6b7880; } h1 { font-size: 24px; letter-spacing: -.02em; color: #12181c; font-weight: 600; } .q { margin-left: auto; border: 1px solid #c9d2d8; padding: 5px 34px 5px 10px; font-size: 11.5px; }
.cards { display: grid; grid-template-columns: 1.2fr 1fr 1fr 1.5fr; border-top: 1px solid #12181c; border-bottom: 1px solid #c9d2d8; margin: 16px 0 10px; } .cards > div { padding: 8px 12px 9px 0; } small { color: #6b7880; font-size: 11px; display: block; } strong { font-size: 21px; font-weight: 600; letter-spacing: -.02em; }
.bars { display: flex; align-items: flex-end; gap: 6px; justify-content: flex-end; padding: 8px 0 0 !important; } .bars i { width: 12px; background: #12181c; } 
td, th { padding: 10.6px 10px 10.6px 0; } th { color: #6b7880; font-size: 11px; border-bottom: 1px solid #12181c; } td { border-bottom: 1px solid #e3e9ec; } em { font-style: normal; } .s1 { background: #dfe7eb; padding: 2px 7px; } .s2 { background: ${SIGNAL}; padding: 2px 7px; } 
.p { padding: 24px 20px; width: 100%; } h2 { font-size: 31px; line-height: 1.02; letter-spacing: -.03em; font-weight: 600; margin: 6px 0 16px; } .plan { width: 100%; background: #eef2f4; } .plan path { fill: none; stroke: #12181c; stroke-width: 3; } .plan circle { fill: #12181c; }
ol { list-style: none; margin: 16px 0; } li { display: flex; gap: 10px; padding: 14px 0; border-bottom: 1px solid #dbe2e6; align-items: center; } li i { width: 13px; height: 13px; border: 1.5px solid #12181c; } .done i { background: #12181c; } .bt { background: #12181c; color: #fff; padding: 12px; text-align: center; font-weight: 600; }
.leg { position: absolute; background: linear-gradient(90deg, #6a777f, #9aa6ad 40%, #59656c); }
`

/** tenants: lease administration on a tablet, a repair on a phone, on two blocks of different height. */
export const tenants = (): string =>
  sheet(
    CSS,
    `<div class="abs" style="inset:0;background:radial-gradient(900px 620px at 36% 34%, rgb(255 255 255 / .38), transparent)"></div>
     ${plinth(90, 1010, 210, 'linear-gradient(#e7edf0, #c3ced5)', 'linear-gradient(#a8b5bd, #f5f8f9)')}
     ${plinth(1140, 360, 330, 'linear-gradient(92deg, #dfe6ea, #b8c5cd)', 'linear-gradient(#a0aeb7, #f0f4f6)')}
     <div class="contact" style="left:150px;top:968px;width:880px;height:26px"></div>
     <div class="contact" style="left:1190px;top:848px;width:270px;height:24px"></div>
     ${screen(130, 190, 930, 792, tablet())}
     ${screen(1184, 236, 282, 624, phone(), 'border-radius:36px;padding:12px;')}
     `,
  )
