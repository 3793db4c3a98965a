import { rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { fitting } from './fitting'

const incident = [
  {
    moment: t('14.02', '14:02'),
    title: t('Gezien', 'Seen'),
    text: t(
      'Twee meetpunten buiten uw netwerk krijgen geen antwoord. Eén is geen storing, twee wel.',
      'Two measuring points outside your network get no answer. One is no outage, two are.',
    ),
  },
  {
    moment: t('14.03', '14:03'),
    title: t('Gebeld', 'Called'),
    text: t(
      'Wie dienst heeft, wordt gebeld. Neemt niemand op, dan gaat het na vijf minuten naar de volgende.',
      'Whoever is on duty is called. If nobody answers, it goes to the next after five minutes.',
    ),
  },
  {
    moment: t('14.09', '14:09'),
    title: t('Gezegd', 'Said'),
    text: t(
      'Op de statuspagina: wat niet werkt, sinds wanneer, wat wel werkt, wanneer we weer iets zeggen.',
      'On the status page: what does not work, since when, what does, and when we speak again.',
    ),
  },
  {
    moment: t('14.31', '14:31'),
    title: t('Hersteld', 'Mended'),
    text: t(
      'De meetpunten zien het tegelijk met u. De duur wordt gemeten, niet ingevuld.',
      'The measuring points see it when you do. The duration is measured, not filled in.',
    ),
  },
  {
    moment: t('Vrijdag', 'Friday'),
    title: t('Uitgelegd', 'Explained'),
    text: t(
      'Een halve bladzijde: oorzaak, gevolg, wat er nu anders is. Zonder schuldige.',
      'Half a page: cause, effect, what is different now. Without a culprit.',
    ),
  },
] as const

export const status: PageSeed = {
  key: 'werkwijze-blocks-status',
  title: t('Status: zeggen wat er stuk is', 'Status: saying what is broken'),
  seo: {
    description: t(
      'Een statuspagina die blijft staan als de rest omvalt: metingen van buiten, meldingen voor wie erom vroeg en eerlijke beschikbaarheid.',
      'A status page that stands when the rest falls over: measured from outside, notices for those who asked, and honest availability.',
    ),
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'statement',
      kicker: t('Bouwblok Status', 'Building block: Status'),
      heading: t('Alles valt een keer om', 'Everything falls over some day'),
      intro: t(
        'Het verschil zit in de eerste tien minuten: weten uw klanten wat er is, of bellen ze u om het te vragen?',
        'The difference is in the first ten minutes: do your customers know what it is, or do they ring to ask?',
      ),
    },
    {
      blockType: 'stats',
      variant: 'leading',
      tone: 'inverse',
      heading: t('Wat een percentage betekent', 'What a percentage means'),
      items: [
        {
          value: t('43 minuten', '43 minutes'),
          label: t('uitval per maand is nog 99,9 procent', 'of outage a month is still 99.9 per cent'),
          note: t(
            'De gewone belofte, en haalbaar met één server.',
            'The usual promise, and within reach of one server.',
          ),
        },
        {
          value: t('4 minuten', '4 minutes'),
          label: t('is 99,99 procent', 'is 99.99 per cent'),
          note: t(
            'Vraagt twee van alles en iemand die wakker is.',
            'Takes two of everything and somebody awake.',
          ),
        },
        {
          value: t('26 seconden', '26 seconds'),
          label: t('is 99,999 procent', 'is 99.999 per cent'),
          note: t('Dat beloven wij niet.', 'We do not promise that.'),
        },
      ],
    },
    {
      blockType: 'timeline',
      heading: t('Een storing, uitgeschreven', 'An outage, written out'),
      intro: t('Een oefening, met de klok ernaast.', 'A drill, with a clock beside it.'),
      items: incident,
    },
    {
      blockType: 'richText',
      measure: 'columns',
      tone: 'subtle',
      heading: t('Wat er besloten is', 'What has been decided'),
      content: rich(
        'De statuspagina staat ergens anders: andere aanbieder, ander domein, platte bestanden. Een pagina die meevalt met wat ze bewaakt, is geen statuspagina.\n\nGemeten wordt wat een klant doet: inloggen, zoeken, een factuur openen. Dat de server antwoordt, zegt weinig.\n\nGroen wordt niet met de hand gezet. Een mens schrijft de uitleg; de kleur komt van de meting. Een storing verdwijnt ook niet uit de geschiedenis.',
        'The status page lives elsewhere: another provider, another domain, flat files. A page that falls with what it watches is no status page.\n\nWhat is measured is what a customer does: signing in, searching, opening an invoice. That the server answers says little.\n\nGreen is not set by hand. A person writes the explanation; the colour comes from the measurement. Nor does an outage vanish from the history.',
      ),
    },
    {
      blockType: 'faq',
      heading: t('Vragen', 'Questions'),
      items: [
        {
          question: t('Jaagt zo’n pagina geen klanten weg?', 'Does such a page not scare customers off?'),
          answer: rich(
            'Wij zien het omgekeerde: minder telefoon tijdens een storing, en kortere gesprekken erna. Een leeg verleden gelooft niemand.',
            'We see the opposite: fewer calls during an outage, and shorter talks after it. Nobody believes an empty past.',
          ),
        },
        {
          question: t('Wat moet er van ons bij?', 'What do we have to add?'),
          answer: rich(
            'Een lijst van wat uw klanten doen, in volgorde van belang, en twee mensen die om beurten dienst hebben. De rest is het blok [Meldingen](page:werkwijze-blocks-notifications).',
            'A list of what your customers do, in order of importance, and two people who take turns on duty. The rest is the block [Notifications](page:werkwijze-blocks-notifications).',
          ),
        },
        {
          question: t('Hoe lang duurt het?', 'How long does it take?'),
          answer: rich(
            `${fitting('status').value.nl} weken. ${fitting('status').note.nl}`,
            `${fitting('status').value.en} weeks. ${fitting('status').note.en}`,
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: t('Wie waarschuwt u het eerst?', 'Whom do you warn first?'),
      link: toPage('werkwijze-blocks-notifications', t('Lees over meldingen', 'Read about notifications')),
    },
  ],
}
