import { rich, t } from '@/blocks/draft'
import { no, row, yes } from '../comparison'

export const demands = [
  {
    title: t('Zonder muis', 'Without a mouse'),
    text: t(
      'Wie het elke dag doet, gebruikt toetsen. Alles kan ermee, in de volgorde van het werk.',
      'Whoever does it daily uses keys. Everything can be done with them, in the order of the work.',
    ),
  },
  {
    title: t('Zonder netwerk', 'Without a network'),
    text: t(
      'Een tunnel, een kelder, een storing: u werkt door, en het vult zichzelf aan.',
      'A tunnel, a cellar, an outage: you carry on, and it catches up by itself.',
    ),
  },
  {
    title: t('Zonder uitleg', 'Without explanation'),
    text: t(
      'Een uitzendkracht moet na tien minuten de eerste order kunnen doen. We klokken dat.',
      'A temp must be able to do the first order after ten minutes. We time it.',
    ),
  },
  {
    title: t('Voor iedereen', 'For everyone'),
    text: t(
      'WCAG 2.2 AA, nagemeten met een schermlezer. Wettelijk soms verplicht, praktisch altijd.',
      'WCAG 2.2 AA, checked with a screen reader. Sometimes the law asks for it, practice always does.',
    ),
  },
  {
    title: t('Op papier', 'On paper'),
    text: t(
      'Wat wordt afgedrukt, is ontworpen om afgedrukt te worden.',
      'What gets printed was designed to be printed.',
    ),
  },
  {
    title: t('Terug kunnen', 'A way back'),
    text: t(
      'Ongedaan maken in plaats van “weet u het zeker?”. Die vraag leest na een week niemand meer.',
      'Undo instead of “are you sure?”. After a week nobody reads that question.',
    ),
  },
] as const

export const threePlaces = [
  row(
    t('Bijwerken', 'Updating'),
    t('Meteen, bij iedereen', 'At once, for everyone'),
    t('Na keuring, als men wil', 'After review, if people wish'),
    t('Per computer', 'Computer by computer'),
  ),
  row(
    t('Delen met iemand van buiten', 'Sharing with an outsider'),
    yes('Een link', 'A link'),
    no('Eerst installeren', 'Install first'),
    no('Nee', 'No'),
  ),
  row(
    t('Werkt zonder netwerk', 'Works offline'),
    yes('Ja, als het zo gebouwd is', 'Yes, if built that way'),
    yes('Ja', 'Yes'),
    yes('Ja', 'Yes'),
  ),
  row(
    t('Camera, plaats, meldingen', 'Camera, location, alerts'),
    yes('Ja', 'Yes'),
    yes('Ja', 'Yes'),
    t('Soms', 'Sometimes'),
  ),
  row(
    t('Meetapparaat aan een kabel', 'Instrument on a cable'),
    t('Enkele, in één soort browser', 'Some, in one kind of browser'),
    no('Zelden', 'Rarely'),
    yes('Ja', 'Yes'),
  ),
] as const

export const webWeeks = [
  {
    moment: t('Week 1', 'Week 1'),
    title: t('Klikken tellen', 'Counting clicks'),
    text: t(
      'We zitten naast iemand die het werk doet en tellen: schermen, toetsen, zuchten.',
      'We sit beside somebody who does the work and count: screens, keys, sighs.',
    ),
  },
  {
    moment: t('Week 2 en 3', 'Weeks 2 and 3'),
    title: t('Papier', 'Paper'),
    text: t(
      'Elk scherm op ware grootte, aan de muur, op de plek waar het gebruikt wordt. Dan de prijs.',
      'Each screen at full size, on the wall, in the place where it will be used. Then the price.',
    ),
  },
  {
    moment: t('Week 4 tot 8', 'Weeks 4 to 8'),
    title: t('Bouwen', 'Building'),
    text: t(
      'Eerst de weg die honderd keer per dag gelopen wordt, dan de zijpaden.',
      'First the road that is walked a hundred times a day, then the side paths.',
    ),
  },
  {
    moment: t('Week 9 en 10', 'Weeks 9 and 10'),
    title: t('Opnieuw tellen', 'Counting again'),
    text: t(
      'Dezelfde stoel, dezelfde order. Zijn het niet minder klikken, dan zijn we niet klaar.',
      'The same chair, the same order. If it is not fewer clicks, we are not finished.',
    ),
  },
] as const

export const webQuestions = [
  {
    question: t('Wat kost een webapplicatie?', 'What does a web application cost?'),
    answer: rich(
      'Acht tot twaalf weken met twee bouwers, dus €\u00a057.600 tot €\u00a086.400 zonder btw. Daarna €\u00a060 tot €\u00a0250 per maand aan servers. De prijs staat vast na week drie.',
      'Eight to twelve weeks with two builders, so €57,600 to €86,400 excluding VAT. After that €60 to €250 a month in servers. The price is fixed after week three.',
    ),
  },
  {
    question: t('Wanneer niet?', 'When not?'),
    answer: rich(
      'Als mensen het één keer per jaar gebruiken: dan is [een goed formulier](page:werkwijze-blocks-forms) genoeg. Als er een apparaat aan een kabel hangt dat elke milliseconde telt. Of als het eigenlijk een website is; die maken anderen sneller.',
      'When people use it once a year: then [a good form](page:werkwijze-blocks-forms) will do. When an instrument hangs on a cable and every millisecond counts. Or when it is really a website; others make those faster.',
    ),
  },
  {
    question: t('Moet het ook in de App Store?', 'Must it be in an app store, too?'),
    answer: rich(
      'Zelden. Op het beginscherm zetten kan zonder winkel. Wilt u er wel in staan, dan pakken we dezelfde toepassing in; reken op twee weken extra.',
      'Rarely. It can be put on the home screen without a store. If you do want to be in one, we wrap the same application; count on two weeks more.',
    ),
  },
  {
    question: t('Wat houden we eraan over?', 'What are we left with?'),
    answer: rich(
      'De broncode, de tekeningen, de tests en de tellingen van voor en na. Gebouwd met wat elke bouwer kent: TypeScript, React, PostgreSQL.',
      'The source code, the drawings, the tests, and the counts from before and after. Built with what every builder knows: TypeScript, React, PostgreSQL.',
    ),
  },
] as const
