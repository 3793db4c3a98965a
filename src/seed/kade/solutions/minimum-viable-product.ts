import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { mvpPrices, mvpQuestions, mvpWeeks } from './minimum-viable-product-parts'

export const minimumViableProduct: PageSeed = {
  key: 'oplossingen-minimum-viable-product',
  title: t('Minimum viable product', 'Minimum viable product'),
  seo: {
    description: t(
      'Een eerste versie in zes tot acht weken, die één vraag beantwoordt met echte gebruikers. Week voor week, met prijs, en wanneer niet.',
      'A first version in six to eight weeks that answers one question with real users. Week by week, with its price, and when not to.',
    ),
    image: 'process',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'exhibit',
      kicker: t('Minimum viable product', 'Minimum viable product'),
      heading: t('Acht weken tot u het weet', 'Eight weeks until you know'),
      intro: t(
        'Een eerste versie is geen kleine versie van alles. Het is een hele versie van één ding, en ze bestaat om een vraag te beantwoorden.',
        'A first version is not a small version of everything. It is a whole version of one thing, and it exists to answer a question.',
      ),
      image: image('process'),
      caption: t(
        'Twaalf weken; een eerste versie stopt bij acht',
        'Twelve weeks; a first version stops at eight',
      ),
      actions: [{ link: toPage('contact', t('Leg uw vraag voor', 'Ask us your question')) }],
    },
    {
      blockType: 'richText',
      measure: 'lead',
      heading: t('De vraag eerst', 'The question first'),
      content: rich(
        '“Willen mensen dit?” is geen vraag; daar zegt iedereen ja op. “Zetten twintig planners hun rooster erin, en doen ze dat de tweede week opnieuw?” is er wel een.\n\nWe bouwen niets voordat die zin op papier staat, met een getal erin en een datum. Wat niet helpt om haar te beantwoorden, komt er niet in.',
        '“Do people want this?” is not a question; everybody says yes to it. “Will twenty planners enter their roster, and do so again in the second week?” is one.\n\nWe build nothing until that sentence is on paper, with a number in it and a date. Whatever does not help to answer it stays out.',
      ),
    },
    {
      blockType: 'columns',
      tone: 'subtle',
      heading: t('Voor wie, en voor wie niet', 'For whom, and for whom not'),
      items: [
        {
          content: rich(
            '**Wel** als u een idee hebt waar geld achter zit maar nog geen gebruikers voor staan. Als u intern drie kampen hebt en een proef goedkoper is dan nog een vergadering. Als een investeerder iets wil zien dat werkt, en u liever iets laat zien dat waar is.',
            '**Do** if there is money behind your idea but there are no users in front of it yet. If there are three camps in your company and a trial is cheaper than another meeting. If an investor wants to see something that works, and you would rather show something that is true.',
          ),
        },
        {
          content: rich(
            '**Niet** als u al weet dat het moet komen, omdat de wet het vraagt of de oude leverancier stopt. Dan is een eerste versie een omweg en bouwt u beter [meteen op maat](page:oplossingen-maatwerk-software). Niet als een klikbaar ontwerp de vraag ook beantwoordt: dat kost drie dagen. En niet als er niemand is die acht weken lang op vrijdag om twee uur kan kijken.',
            '**Do not** if you know already that it must come, because the law demands it or the old supplier is closing. Then a first version is a detour, and [custom software](page:oplossingen-maatwerk-software) the straight road. Not if a clickable drawing would answer the question just as well: that takes three days. And not if nobody can come and look at two on a Friday for eight weeks.',
          ),
        },
      ],
    },
    {
      blockType: 'steps',
      variant: 'stack',
      heading: t('Week voor week', 'Week by week'),
      items: mvpWeeks,
    },
    {
      blockType: 'pricing',
      tone: 'subtle',
      heading: t('Wat het kost', 'What it costs'),
      plans: mvpPrices,
      note: t(
        'Zonder btw. Eén bedrag voor een beschreven resultaat; meevallers en tegenvallers zijn voor ons.',
        'Excluding VAT. One amount for a described result; luck, good or bad, is ours.',
      ),
    },
    {
      blockType: 'features',
      variant: 'list',
      heading: t('Wat we niet weglaten', 'What we do not leave out'),
      intro: t(
        'Een eerste versie mag smal zijn. Ze mag niet slordig zijn, want wie slaagt bouwt erop door.',
        'A first version may be narrow. It may not be careless, because if it succeeds you will build on it.',
      ),
      items: [
        {
          title: t('Inloggen en rechten', 'Signing in and permissions'),
          text: t(
            'Zoals het hoort, uit een bouwblok. Kost een dag.',
            'Done properly, from a building block. Takes a day.',
          ),
        },
        {
          title: t('Tests', 'Tests'),
          text: t(
            'Op het ene ding dat ertoe doet. De rest mag een mens nakijken.',
            'On the one thing that matters. A person may check the rest.',
          ),
        },
        {
          title: t('Meten', 'Measuring'),
          text: t(
            'Het antwoord op de vraag staat op een scherm, niet in een indruk.',
            'The answer to the question is on a screen, not in an impression.',
          ),
        },
        {
          title: t('Weggooien', 'Throwing away'),
          text: t(
            'Is het antwoord nee, dan halen we alles netjes weg: gegevens, servers, adres. Dat zit in de prijs.',
            'If the answer is no, we clear everything away: data, servers, address. It is in the price.',
          ),
        },
      ],
    },
    {
      blockType: 'faq',
      heading: t('Vragen', 'Questions'),
      items: mvpQuestions,
    },
    {
      blockType: 'callToAction',
      heading: t('Wat is uw ene vraag?', 'What is your one question?'),
      text: t(
        'Schrijf haar op, met een getal erin. Lukt dat niet, dan is dat het eerste waar we bij helpen.',
        'Write it down, with a number in it. If you cannot, that is the first thing we help with.',
      ),
      link: toPage('contact', t('Schrijf haar op', 'Write it down')),
      tone: 'primary',
    },
  ],
}
