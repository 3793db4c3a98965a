import { rich, t, toPage } from '@/blocks/draft'

export const mvpWeeks = [
  {
    moment: t('Week 1', 'Week 1'),
    title: t('De vraag en de plek', 'The question and the place'),
    text: t(
      'We kijken mee waar het werk gebeurt. Vrijdag staat de vraag op papier, met wie haar mag beantwoorden.',
      'We watch where the work is done. By Friday the question is on paper, and so is who may answer it.',
    ),
  },
  {
    moment: t('Week 2', 'Week 2'),
    title: t('Het vel', 'The sheet'),
    text: t(
      'Alle schermen op één vel. U streept de helft weg. Daarna staat de prijs vast.',
      'Every screen on one sheet. You cross out half. After that the price is fixed.',
    ),
  },
  {
    moment: t('Week 3 tot 5', 'Weeks 3 to 5'),
    title: t('Bouwen', 'Building'),
    text: t(
      'Vanaf dag één op een adres waar u bij kunt. In week vijf kunnen de eerste vijf mensen erin.',
      'From day one at an address you can reach. In week five the first five people can use it.',
    ),
  },
  {
    moment: t('Week 6 en 7', 'Weeks 6 and 7'),
    title: t('Echte gebruikers', 'Real users'),
    text: t(
      'Twintig, als het kan. Wij zitten ernaast en zeggen niets. Wat ze drie keer fout doen, is onze fout.',
      'Twenty, if possible. We sit beside them and say nothing. What they get wrong three times is our mistake.',
    ),
  },
  {
    moment: t('Week 8', 'Week 8'),
    title: t('Antwoord', 'Answer'),
    text: t(
      'Ja, nee, of ja maar anders. Met de cijfers, en met wat het zou kosten om door te gaan.',
      'Yes, no, or yes but differently. With the figures, and with what it would cost to go on.',
    ),
  },
] as const

export const mvpPrices = [
  {
    name: t('Alleen week één', 'Week one only'),
    price: t('€\u00a07.200', '€7,200'),
    unit: t('eenmalig', 'once'),
    text: t('U hebt een vraag en een vel papier.', 'You have a question and a sheet of paper.'),
    points: [
      { text: t('Een week meekijken, twee mensen', 'One week of watching, two people') },
      { text: t('De vraag, met een getal', 'The question, with a number') },
      { text: t('Een eerlijk ja of nee op bouwen', 'An honest yes or no to building') },
    ],
  },
  {
    name: t('Een eerste versie', 'A first version'),
    price: t('€\u00a043.200–57.600', '€43,200–57,600'),
    unit: t('zes tot acht weken', 'six to eight weeks'),
    text: t('U hebt een systeem dat draait, en een antwoord.', 'You have a running system, and an answer.'),
    points: [
      { text: t('Week één is erbij inbegrepen', 'Week one is included') },
      { text: t('Broncode, server en gegevens op uw naam', 'Source code, server and data in your name') },
      { text: t('Elke vrijdag iets om te proberen', 'Something to try every Friday') },
      { text: t('Opruimen als het antwoord nee is', 'Clearing up if the answer is no') },
    ],
    link: toPage('contact', t('Vraag een datum', 'Ask for a date')),
    highlighted: true,
  },
  {
    name: t('Doorbouwen', 'Building on'),
    price: t('€\u00a07.200', '€7,200'),
    unit: t('per week, twee bouwers', 'a week, two builders'),
    text: t('Het antwoord was ja.', 'The answer was yes.'),
    points: [
      { text: t('Zelfde mensen, zelfde code', 'Same people, same code') },
      { text: t('Per stuk een vaste prijs', 'A fixed price for each piece') },
      { text: t('Stoppen kan na elk stuk', 'You may stop after any piece') },
    ],
  },
] as const

export const mvpQuestions = [
  {
    question: t('Kan het sneller dan zes weken?', 'Can it be done in less than six weeks?'),
    answer: rich(
      'Bouwen wel, weten niet. Twee weken echte gebruikers zijn het minimum om een tweede week te kunnen zien.',
      'Building can, knowing cannot. Two weeks of real users are the least it takes to see a second week.',
    ),
  },
  {
    question: t('Moeten we al een merk en een ontwerp hebben?', 'Do we need a brand and a design?'),
    answer: rich(
      'Nee. Een naam is handig. Wij tekenen de schermen zo dat u er later een ander jasje om kunt doen zonder ze te verbouwen.',
      'No. A name is useful. We draw the screens so that you can dress them differently later without rebuilding them.',
    ),
  },
  {
    question: t('Hoe vaak is het antwoord nee?', 'How often is the answer no?'),
    answer: rich(
      'Ongeveer één op de vier. Dat zijn de goedkoopste projecten die we maken.',
      'About one time in four. Those are the cheapest projects we do.',
    ),
  },
] as const
