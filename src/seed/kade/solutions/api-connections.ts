import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { apiPrices, apiQuestions, carriers, exchange, rules } from './api-connections-parts'

export const apiConnections: PageSeed = {
  key: 'oplossingen-api-koppelingen',
  title: t('API-koppelingen', 'API connections'),
  seo: {
    description: t(
      'Koppelingen die niet stilvallen zonder het te zeggen. Wat er om drie uur ’s nachts misgaat, hoe wij dat opvangen en wat het kost.',
      'Connections that do not fall silent without saying so. What goes wrong at three in the morning, how we catch it, and what it costs.',
    ),
    image: 'building-blocks',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'exhibit',
      kicker: t('API-koppelingen', 'API connections'),
      heading: t('Niemand typt nog over', 'Nobody retypes'),
      intro: t(
        'Een koppeling maken is een middag werk. Een koppeling die na twee jaar nog klopt, is een vak.',
        'Making a connection is an afternoon’s work. One that is still right after two years is a trade.',
      ),
      image: image('building-blocks'),
      caption: t(
        'Het blok dat past, en de rij waar het in moet',
        'The block that fits, and the row it goes into',
      ),
      actions: [{ link: toPage('contact', t('Noem twee programma’s', 'Name two programs')) }],
    },
    {
      blockType: 'richText',
      measure: 'reading',
      heading: t('Drie uur ’s nachts', 'Three in the morning'),
      content: rich(
        'Overdag werkt elke koppeling. ’s Nachts valt de verbinding weg, halverwege een order. Het ene programma denkt dat hij verstuurd is, het andere heeft hem nooit gezien. Of nog erger: het probeert het opnieuw, en nu zijn er twee.\n\nDe meeste koppelingen die wij vervangen zijn niet stuk. Ze zijn stil. Er ging iets mis en niemand hoorde het, tot een klant belde. Daarom bouwen we de koppeling in drie delen: wat er gebeurt, wat er gebeurt als het misgaat, en [wie het dan hoort](page:werkwijze-blocks-notifications). Het tweede deel is het grootste.',
        'By day every connection works. At night the line drops, halfway through an order. One program thinks it has been sent, the other has never seen it. Or worse: it tries again, and now there are two.\n\nMost connections we replace are not broken. They are silent. Something went wrong and nobody heard, until a customer rang. So we build a connection in three parts: what happens, what happens when it goes wrong, and [who hears about it](page:werkwijze-blocks-notifications). The second part is the largest.',
      ),
    },
    {
      blockType: 'code',
      language: 'http',
      filename: 'order-10482.http',
      code: exchange,
      caption: t(
        'Twee keer dezelfde opdracht, één keer uitgevoerd: de sleutel zegt dat het dezelfde is.',
        'The same request twice, carried out once: the key says that it is the same.',
      ),
    },
    {
      blockType: 'features',
      variant: 'list',
      tone: 'subtle',
      heading: t('Vijf regels die we niet breken', 'Five rules we do not break'),
      items: rules,
    },
    {
      blockType: 'comparison',
      heading: t('Hoe het bericht reist', 'How the message travels'),
      intro: t(
        'Vaak is het bestand van ’s nachts de beste keuze. Wij zijn niet te trots voor een CSV.',
        'Often the nightly file is the best choice. We are not too proud for a CSV.',
      ),
      options: [
        { name: t('Nachtelijk bestand', 'Nightly file') },
        { name: t('Elke paar minuten vragen', 'Asking every few minutes') },
        { name: t('Meteen melden (webhook)', 'Telling at once (webhook)') },
      ],
      rows: carriers,
    },
    {
      blockType: 'steps',
      variant: 'line',
      tone: 'inverse',
      heading: t('Vijf weken', 'Five weeks'),
      items: [
        {
          moment: t('Week 1', 'Week 1'),
          title: t('Meelezen', 'Reading along'),
          text: t(
            'Een week berichten bekijken die er al gaan, ook die in e-mail en Excel.',
            'A week of reading the messages that travel already, in e-mail and Excel too.',
          ),
        },
        {
          moment: t('Week 2', 'Week 2'),
          title: t('De woordenlijst', 'The word list'),
          text: t(
            'Wat is een klant, hier en daar? Eén vel, door beide kanten getekend. Prijs staat vast.',
            'What is a customer, here and there? One sheet, signed by both sides. The price is fixed.',
          ),
        },
        {
          moment: t('Week 3 en 4', 'Weeks 3 and 4'),
          title: t('Meelopen', 'Walking along'),
          text: t(
            'De koppeling draait mee zonder iets te wijzigen. Verschillen komen op een lijst.',
            'The connection runs along and changes nothing. Differences go on a list.',
          ),
        },
        {
          moment: t('Week 5', 'Week 5'),
          title: t('Aanzetten', 'Switching on'),
          text: t(
            'Per soort bericht. En één keer expres de stekker eruit.',
            'One kind of message at a time. And once we pull the plug on purpose.',
          ),
        },
      ],
    },
    {
      blockType: 'pricing',
      heading: t('Wat het kost', 'What it costs'),
      plans: apiPrices,
      note: t(
        'Zonder btw. Wat de andere leverancier voor toegang vraagt, komt erbij; we zoeken het vooraf uit.',
        'Excluding VAT. What the other supplier charges for access comes on top; we find out beforehand.',
      ),
    },
    {
      blockType: 'faq',
      heading: t('Vragen', 'Questions'),
      items: apiQuestions,
    },
    {
      blockType: 'callToAction',
      heading: t('Welke twee programma’s praten niet?', 'Which two programs are not on speaking terms?'),
      text: t(
        'Noem ze. Meestal weten we binnen een dag of het kan, want de helft kennen we al.',
        'Name them. We mostly know within a day whether it can be done, because we know half of them already.',
      ),
      link: toPage('contact', t('Noem ze', 'Name them')),
      tone: 'primary',
    },
  ],
}
