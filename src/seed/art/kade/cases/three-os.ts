import { plinth, screen, sheet, SIGNAL, times } from '../frame'

const CREWS = [
  ['Ploeg 1', 'Utrecht-Noord', '38,5 / 40'],
  ['Ploeg 2', 'Utrecht-West', '36,0 / 40'],
  ['Ploeg 3', 'Nieuwegein', '40,0 / 40'],
  ['Ploeg 4', 'Amersfoort', '31,5 / 40'],
  ['Ploeg 5', 'Gouda', '40,0 / 40'],
  ['Ploeg 6', 'Woerden', '28,0 / 32'],
  ['Storingsdienst', 'heel het gebied', '24/7'],
] as const
const DAYS = ['ma 16', 'di 17', 'wo 18', 'do 19', 'vr 20']

/** Jobs: crew, start (quarter of a day), length, tone, order, what. */
const JOBS: [number, number, number, number, string, string][] = [
  [0, 0, 3, 0, '24-1187', 'Ketelhuis, 2e ronde'],
  [0, 3, 2, 1, '24-1190', 'Meterkasten blok C'],
  [0, 5, 5, 0, '24-1174', 'Verdeler kelder vervangen'],
  [0, 11, 4, 2, '24-1201', 'Inspectie daken 12–18'],
  [0, 16, 4, 1, '24-1190', 'Meterkasten blok D'],
  [1, 0, 6, 1, '24-1168', 'Riolering Vleutenseweg'],
  [1, 6, 2, 0, '24-1195', 'Opname'],
  [1, 9, 5, 2, '24-1183', 'Liftschacht, keuring'],
  [1, 15, 5, 0, '24-1206', 'Warmtepomp plaatsen'],
  [2, 0, 4, 2, '24-1179', 'Keuring brandkleppen'],
  [2, 4, 4, 0, '24-1186', 'Pomp 3 reviseren'],
  [2, 8, 12, 1, '24-1150', 'Installatie school, oplevering vrijdag'],
  [3, 1, 4, 0, '24-1192', 'Radiatoren, 14 woningen'],
  [3, 6, 3, 1, '24-1199', 'Lekkage, nazorg'],
  [3, 12, 5, 0, '24-1192', 'Radiatoren, 11 woningen'],
  [4, 0, 8, 0, '24-1177', 'Nieuwbouw Westergouwe, ruwbouw'],
  [4, 8, 4, 1, '24-1188', 'Keuringsronde'],
  [4, 12, 8, 0, '24-1177', 'Nieuwbouw Westergouwe, afbouw'],
  [5, 0, 4, 1, '24-1182', 'Ventilatie, filters'],
  [5, 5, 6, 2, '24-1196', 'Inregelen, drie scholen'],
  [5, 12, 4, 1, '24-1203', 'Opname en offerte'],
  [6, 2, 1, 2, 'S-311', ''],
  [6, 7, 1, 3, 'S-312', ''],
  [6, 13, 1, 2, 'S-313', ''],
]
const TONES = [
  'background:#dfe5e9;color:#12181c',
  'background:#12181c;color:#fff',
  'background:#b9c5cd;color:#12181c',
  `background:${SIGNAL};color:#12181c`,
]
const ORDERS = [
  ['24-1187', 'Ketelhuis, 2e ronde', 'Ploeg 1', '6,0', 'onderweg', '€ 1.480'],
  ['24-1168', 'Riolering Vleutenseweg', 'Ploeg 2', '12,0', 'op locatie', '€ 4.310'],
  ['24-1179', 'Keuring brandkleppen', 'Ploeg 3', '8,0', 'op locatie', '€ 1.920'],
  ['24-1192', 'Radiatoren, 14 woningen', 'Ploeg 4', '8,0', 'gepland', '€ 6.775'],
  ['24-1177', 'Nieuwbouw Westergouwe, ruwbouw', 'Ploeg 5', '16,0', 'op locatie', '€ 18.240'],
  ['24-1182', 'Ventilatie, filters', 'Ploeg 6', '8,0', 'materiaal klaar', '€ 2.060'],
  ['24-1196', 'Inregelen, drie scholen', 'Ploeg 6', '12,0', 'gepland', '€ 3.150'],
  ['24-1206', 'Warmtepomp plaatsen', 'Ploeg 2', '10,0', 'wacht op levering', '€ 7.480'],
] as const

function ui(): string {
  const jobs = JOBS.map(([crew, start, length, tone, order, what]) => {
    const place = `left:calc(176px + (100% - 176px) / 20 * ${start} + 2px);width:calc((100% - 176px) / 20 * ${length} - 4px);top:${crew * 58 + 7}px`
    return `<div class="job" style="${place};${TONES[tone]}"><b>${order}</b>${what ? `<br>${what}` : ''}</div>`
  }).join('')
  return `
  <nav><b class="mark">3OS</b>${['Planning', 'Opdrachten', 'Materieel', 'Uren', 'Magazijn', 'Facturen', 'Klanten'].map((n, i) => `<span class="${i ? '' : 'on'}">${n}</span>`).join('')}<span style="margin-left:auto">Week 47</span><span>‹ &nbsp; ›</span></nav>
  <header><h1>Planning</h1><div class="row tabs"><b>Week</b><span>Dag</span><span>Kaart</span></div>
    <dl><div><dt>Opdrachten</dt><dd>86</dd></div><div><dt>Ingepland</dt><dd>94 %</dd></div><div><dt>Reistijd</dt><dd>11,2 u</dd></div><div><dt>Open storing</dt><dd>1</dd></div></dl></header>
  <div class="days">${DAYS.map((d) => `<b>${d}</b>`).join('')}</div>
  <div class="board">${CREWS.map(([n, p, u]) => `<div class="crew"><div><b>${n}</b><br><span>${p}</span></div><span class="u">${u}</span></div>`).join('')}
    ${times(20, (i) => `<i style="left:calc(176px + (100% - 176px) / 20 * ${i});opacity:${i % 4 ? 0.35 : 1}"></i>`)}${jobs}
    <em style="left:calc(176px + (100% - 176px) / 20 * 7.4)"><small>di 14:36</small></em></div>
  <table class="list"><tr><th>Opdracht</th><th>Omschrijving</th><th>Ploeg</th><th class="r">Uren</th><th>Status</th><th class="r">Begroot</th></tr>
    ${ORDERS.map((o) => `<tr><td><b>${o[0]}</b></td><td>${o[1]}</td><td>${o[2]}</td><td class="r">${o[3]}</td><td>${o[4]}</td><td class="r">${o[5]}</td></tr>`).join('')}</table>`
}

const CSS = `
body { background: linear-gradient(103deg, #eef2f4, #dbe2e6 58%, #c6d0d6); }
nav { display: flex; gap: 26px; align-items: center; height: 44px; padding: 0 22px; background: #12181c; color: #aeb9c0; font-size: 12.5px; }
nav .on { color: #fff; box-shadow: 0 14px 0 -12px #fff; } .mark { color: #fff; font-size: 17px; font-weight: 800; font-stretch: 120%; letter-spacing: -.02em; margin-right: 18px; }
header { display: flex; align-items: center; gap: 30px; padding: 14px 22px 12px; } h1 { font-size: 25px; font-weight: 600; letter-spacing: -.02em; }
.tabs { gap: 16px; color: #6b7880; } .tabs b { color: #12181c; border-bottom: 2px solid #12181c; }
dl { display: flex; gap: 36px; margin-left: auto; } dt { font-size: 11px; color: #6b7880; } dd { font-size: 19px; font-weight: 600; line-height: 1.1; }
.days { display: grid; grid-template-columns: repeat(5, 1fr); padding-left: 176px; border-top: 1px solid #12181c; } .days b { padding: 5px 8px; font-size: 12px; border-left: 1px solid #c9d2d8; }
.board { position: relative; border-top: 1px solid #c9d2d8; } .board > i { position: absolute; top: 0; bottom: 0; width: 1px; background: #c9d2d8; }
.crew { height: 58px; width: 100%; border-bottom: 1px solid #dbe2e6; padding: 9px 10px 0 22px; } .crew span { color: #6b7880; font-size: 11.5px; } .crew { display: flex; } .crew > div { width: 108px; } .crew .u { font-size: 10.5px; padding-top: 2px; width: 46px; text-align: right; }
.crew > div + .u { margin-left: -12px; }
.job { position: absolute; height: 44px; padding: 5px 7px; font-size: 10.5px; line-height: 1.3; overflow: hidden; white-space: nowrap; }
.board > em { position: absolute; top: -8px; bottom: 0; width: 2px; background: ${SIGNAL}; } em small { position: absolute; top: -17px; left: -22px; font: 600 10.5px Archivo; color: #12181c; background: #fff; padding: 1px 3px; white-space: nowrap; }
.list { margin-top: 14px; font-size: 12px; } .list th { color: #6b7880; font-size: 11px; border-bottom: 1px solid #12181c; } .list td, .list th { padding: 6.2px 22px; } .list td { border-bottom: 1px solid #e6ebee; }
`

/** 3os: the week's planning of a technical service company, on a wall screen. */
export const threeOs = (): string =>
  sheet(
    CSS,
    `${plinth(0, 1600, 150, 'linear-gradient(#f3f6f7, #dfe5e8)', 'linear-gradient(#c3ccd1, #f9fbfb)')}
     <div class="contact" style="left:420px;top:1016px;width:760px;height:34px"></div>
     <div class="stand" style="left:735px;top:985px;width:130px;height:50px"></div><div class="stand" style="left:560px;top:1030px;width:480px;height:9px"></div>
     ${screen(150, 130, 1300, 862, ui())}`,
  )
