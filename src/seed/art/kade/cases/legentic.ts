import { screen, sheet, SIGNAL } from '../frame'

const RESULTS = [
  [
    'Huurovereenkomst bedrijfsruimte, art. 7:290 BW',
    'Akte 2019-0412',
    'Contract',
    '14 mrt 2019',
    0.97,
    'De <mark>opzegtermijn</mark> bedraagt ten minste een jaar, tenzij partijen schriftelijk…',
  ],
  [
    'Vonnis kantonrechter, ontruiming na opzegging',
    'Zaak 21-3307',
    'Uitspraak',
    '2 sep 2021',
    0.94,
    '…is de <mark>termijn van opzegging</mark> niet in acht genomen, zodat de opzegging…',
  ],
  [
    'Allonge bij huurovereenkomst, indexatie',
    'Akte 2020-0098',
    'Contract',
    '30 jan 2020',
    0.88,
    'In afwijking van artikel 4 geldt een <mark>opzegtermijn</mark> van zes maanden…',
  ],
  [
    'Memo: opzegging bij dringend eigen gebruik',
    'Dossier 1187',
    'Memo',
    '11 nov 2022',
    0.86,
    'Bij <mark>opzegging</mark> wegens eigen gebruik moet de verhuurder aannemelijk maken…',
  ],
  [
    'Brief aan huurder, aanzegging einde huur',
    'Dossier 1187',
    'Brief',
    '3 dec 2022',
    0.81,
    'Hierbij zeggen wij de huur op met inachtneming van de <mark>termijn</mark> van…',
  ],
  [
    'Conclusie van antwoord in reconventie',
    'Zaak 21-3307',
    'Processtuk',
    '19 mei 2021',
    0.77,
    '…betwist dat de <mark>opzegging</mark> haar tijdig heeft bereikt, nu de brief…',
  ],
  [
    'Algemene bepalingen, versie 2012',
    'Model 12',
    'Model',
    '1 jul 2012',
    0.71,
    'Opzegging geschiedt per aangetekende brief, met een <mark>termijn</mark> van…',
  ],
  [
    'Vaststellingsovereenkomst, beëindiging',
    'Akte 2023-0207',
    'Contract',
    '8 jun 2023',
    0.69,
    'Partijen doen afstand van de <mark>opzegtermijn</mark> zoals bedoeld in…',
  ],
] as const
const FACETS: [string, [string, number][]][] = [
  [
    'Soort',
    [
      ['Contract', 412],
      ['Uitspraak', 138],
      ['Processtuk', 96],
      ['Brief', 871],
      ['Memo', 54],
    ],
  ],
  [
    'Rechtsgebied',
    [
      ['Huurrecht', 308],
      ['Arbeidsrecht', 211],
      ['Bestuursrecht', 77],
    ],
  ],
  [
    'Jaar',
    [
      ['2023', 188],
      ['2022', 240],
      ['2021', 319],
      ['2020', 202],
      ['ouder', 622],
    ],
  ],
]
const ARTICLE = [
  '3.1&ensp;Deze overeenkomst is aangegaan voor de duur van vijf jaar, ingaande op 1 april 2019 en lopende tot en met 31 maart 2024.',
  '3.2&ensp;Na het verstrijken van de in 3.1 genoemde periode wordt deze overeenkomst voortgezet voor een aansluitende periode van vijf jaar.',
  '3.3&ensp;Beëindiging van deze overeenkomst vindt plaats door opzegging tegen het einde van een huurperiode. <mark>De opzegtermijn bedraagt ten minste een jaar</mark>, tenzij partijen schriftelijk een langere termijn zijn overeengekomen.',
  '3.4&ensp;Opzegging moet geschieden bij exploot of per aangetekende brief met bericht van ontvangst.',
  '3.5&ensp;Tussentijdse beëindiging is mogelijk in de gevallen, genoemd in artikel 8 van de algemene bepalingen.',
]

function ui(): string {
  const facets = FACETS.map(
    ([name, values]) =>
      `<h4>${name}</h4>${values.map(([n, c], i) => `<p><i class="${name === 'Rechtsgebied' && i === 0 ? 'x' : ''}"></i>${n}<span>${c}</span></p>`).join('')}`,
  ).join('')
  const results = RESULTS.map(
    (r, i) =>
      `<li class="${i ? '' : 'on'}"><div class="row"><b>${r[0]}</b><u style="--w:${r[4] * 100}%"></u></div><p>${r[5]}</p><small>${r[1]} · ${r[2]} · ${r[3]}</small></li>`,
  ).join('')
  return `<header><b class="m">Legentic</b><div class="s">opzegtermijn bedrijfsruimte <i></i></div><span>1.571 stukken · 0,08 s</span></header>
  <div class="cols"><aside>${facets}</aside><ol>${results}</ol>
  <section><div class="row bar"><span>Akte 2019-0412</span><span>3 / 14</span></div><div class="page"><h2>Huurovereenkomst<br>bedrijfsruimte</h2><h3>Artikel 3 — Duur, verlenging en opzegging</h3>${ARTICLE.map((t) => `<p>${t}</p>`).join('')}<h3>Artikel 4 — Betalingsverplichting</h3><p>4.1&ensp;De aanvangshuurprijs bedraagt op jaarbasis € 41.400, te voldoen in maandelijkse termijnen, steeds voor of op de eerste dag van de maand.</p><p>4.2&ensp;De huurprijs wordt jaarlijks per 1 april aangepast volgens de consumentenprijsindex.</p></div></section></div>`
}

const CSS = `
body { background: linear-gradient(100deg, #22282d, #15191c 55%, #0e1113); }
.screen > .ui { font-size: 12.5px; background: #fff; } header { display: flex; align-items: center; height: 62px; border-bottom: 1px solid #12181c; padding: 0 24px; gap: 26px; color: #6b7880; } .m { font-size: 21px; color: #12181c; font-weight: 500; letter-spacing: -.03em; width: 160px; }
.s { flex: 1; border-bottom: 2px solid #12181c; font-size: 19px; color: #12181c; padding: 4px 0; letter-spacing: -.01em; } .s i { display: inline-block; width: 2px; height: 18px; background: #12181c; vertical-align: -3px; }
.cols { display: grid; grid-template-columns: 186px 1fr 520px; height: calc(100% - 62px); } aside { padding: 16px 18px 0 24px; border-right: 1px solid #d6dde1; } h4 { font-size: 11px; color: #6b7880; font-weight: 500; margin: 10px 0 6px; } aside p { display: flex; align-items: center; gap: 8px; padding: 3px 0; } aside span { margin-left: auto; color: #8a969d; } aside i { width: 11px; height: 11px; border: 1px solid #12181c; } aside .x { background: #12181c; }
ol { list-style: none; border-right: 1px solid #d6dde1; } li { padding: 16px 20px 15px; border-bottom: 1px solid #e2e8eb; } li.on { background: #eef2f4; box-shadow: inset 4px 0 #12181c; } li b { font-size: 13.5px; flex: 1; } li p { color: #47535a; font-size: 12px; padding: 2px 0 3px; } small { color: #8a969d; font-size: 11px; } u { width: 44px; height: 4px; background: linear-gradient(90deg, #12181c var(--w), #d6dde1 0); text-decoration: none; margin-left: 12px; }
mark { background: none; color: inherit; box-shadow: inset 0 -1.5px #12181c; } section { background: #d9e0e4; padding: 0 30px; } .bar { height: 40px; justify-content: space-between; color: #47535a; font-size: 11.5px; }
.page { background: #fff; height: 100%; padding: 44px 48px; font-size: 12.5px; line-height: 1.62; box-shadow: 0 10px 26px rgb(20 30 38 / .16); } h2 { font-size: 25px; line-height: 1.05; letter-spacing: -.025em; font-weight: 600; margin-bottom: 24px; } h3 { font-size: 12.5px; font-weight: 600; margin: 20px 0 8px; } .page p { margin-bottom: 10px; } .page mark { background: ${SIGNAL}; box-shadow: 0 0 0 2px ${SIGNAL}; }
.floor { position: absolute; left: 0; right: 0; bottom: 0; height: 150px; background: linear-gradient(#333c42, #14181b); } .floor::before { content: ''; position: absolute; inset: -20px 0 auto; height: 20px; background: linear-gradient(#14181b, #5a666d); }
.spot { position: absolute; inset: 0; background: radial-gradient(760px 560px at 50% 36%, rgb(205 224 235 / .25), transparent 78%); }
`

/** Legentic: searching a law firm's archive, on a screen in a dark room. */
export const legentic = (): string =>
  sheet(
    CSS,
    `<div class="spot"></div><div class="floor"></div>
     <div class="contact" style="left:430px;top:1042px;width:740px;height:22px;background:#000"></div>
     <div class="stand" style="left:760px;top:990px;width:80px;height:56px;filter:brightness(.55)"></div><div class="stand" style="left:590px;top:1038px;width:420px;height:9px;filter:brightness(.7)"></div>
     ${screen(110, 120, 1380, 880, ui(), 'background:#050607;box-shadow:0 0 0 1px #3b444a,0 30px 60px rgb(0 0 0 / .6);')}`,
  )
