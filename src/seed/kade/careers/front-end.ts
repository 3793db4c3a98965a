import { image, rich, t, toPage, toUrl } from '@/blocks/draft'
import type { PageSeed } from '../../types'

export const frontEnd: PageSeed = {
  key: 'vacatures-front-end',
  paths: t('/vacatures/front-end-ontwikkelaar', '/careers/front-end-engineer'),
  title: t('Front-end ontwikkelaar met oog voor letters', 'Front-end engineer with an eye for type'),
  seo: {
    description: t(
      'Front-end ontwikkelaar in Utrecht: 28 tot 36 uur, €\u00a04.300 tot €\u00a05.900 per maand. Schermen waar iemand acht uur per dag naar kijkt.',
      'Front-end engineer in Utrecht: 28 to 36 hours, €4,300 to €5,900 a month. Screens that somebody looks at for eight hours a day.',
    ),
    image: 'blueprint',
  },
  blocks: [
    {
      blockType: 'vacancyHeader',
      heading: t('Front-end ontwikkelaar', 'Front-end engineer'),
      summary: t(
        'Met oog voor letters. U bouwt schermen waar iemand de hele dag mee werkt, en ziet het als een getal een punt te hoog staat.',
        'With an eye for type. You build screens that somebody works with all day, and notice when a figure sits a point too high.',
      ),
      employmentType: 'partTime',
      hoursMin: 28,
      hoursMax: 36,
      salaryMin: 4300,
      salaryMax: 5900,
      location: t('Utrecht, Werfkade', 'Utrecht, Werfkade'),
      remote: 'partly',
      postedAt: '2026-11-09T00:00:00.000Z',
      apply: toUrl('mailto:werk@kade.example?subject=Front-end', t('Schrijf ons', 'Write to us')),
    },
    {
      blockType: 'mediaText',
      variant: 'right',
      ratio: 'original',
      heading: t('Tekenen en bouwen zijn één vak', 'Drawing and building are one trade'),
      content: rich(
        'Bij ons levert geen ontwerper een plaatje in dat een ander namaakt. U schetst met de klant op papier, en wat er op vrijdag staat, is het ontwerp.\n\nHet zijn geen campagnes. Het zijn planborden, huurdossiers en meetschermen. Schoonheid zit er in een tabel die u na vier uur nog kunt lezen.',
        'Here no designer hands in a picture that somebody else copies. You sketch with the customer on paper, and what stands there on Friday is the design.\n\nThese are no campaigns. They are planning boards, lease files and measuring screens. Beauty, there, is a table that you can still read after four hours.',
      ),
      image: image('blueprint'),
    },
    {
      blockType: 'comparison',
      tone: 'subtle',
      heading: t('Waar u over gaat', 'What is yours to decide'),
      options: [{ name: t('Dit wel', 'This is') }, { name: t('Dit niet', 'This is not') }],
      rows: [
        {
          label: t('Vorm', 'Form'),
          cells: [
            { value: t('regel, raster, toon van elk scherm', 'line, grid and tone of every screen') },
            { value: t('een huisstijl van nul af', 'a house style from nothing') },
          ],
        },
        {
          label: t('Techniek', 'Technique'),
          cells: [
            { value: t('React, CSS, toegankelijkheid, gewicht', 'React, CSS, accessibility, weight') },
            {
              value: t(
                'of er een ander raamwerk komt, dit jaar',
                'whether there is another framework this year',
              ),
            },
          ],
        },
        {
          label: t('Woorden', 'Words'),
          cells: [
            { value: t('elke knop en elke foutmelding', 'every button and every error message') },
            { value: t('advertenties', 'advertisements') },
          ],
        },
      ],
    },
    {
      blockType: 'steps',
      variant: 'stack',
      heading: t('De eerste drie maanden', 'The first three months'),
      items: [
        {
          moment: t('Maand 1', 'Month 1'),
          title: t('Eén scherm afmaken', 'Finish one screen'),
          text: t(
            'Een bestaand scherm dat bijna goed is. U maakt het af: toetsenbord, schermlezer, 390 pixels, lege toestand, fout. Daarna weet u wat wij af noemen.',
            'An existing screen that is almost right. You finish it: keyboard, screen reader, 390 pixels, empty state, error. After that you know what we call finished.',
          ),
        },
        {
          moment: t('Maand 2', 'Month 2'),
          title: t('Een ochtend ernaast', 'A morning beside it'),
          text: t(
            'U zit bij iemand die met uw scherm werkt. U zegt niets. U komt terug met een lijst.',
            'You sit with somebody who works with your screen. You say nothing. You come back with a list.',
          ),
        },
        {
          moment: t('Maand 3', 'Month 3'),
          title: t('Van vel tot vrijdag', 'From sheet to Friday'),
          text: t(
            'Een nieuw onderdeel, vanaf de eerste schets, met een back-end ontwikkelaar ernaast.',
            'A new part, from the first sketch, with a back-end engineer at your side.',
          ),
        },
      ],
    },
    {
      blockType: 'richText',
      measure: 'columns',
      heading: t('Wat u meebrengt', 'What you bring'),
      content: rich(
        'U schrijft CSS met plezier en weet wanneer JavaScript niet nodig is. U kent een paar letters van nabij en kunt zeggen waarom een regel te lang is.\n\nU toetst met het toetsenbord voordat u de muis pakt, en vindt een budget van 160 kB geen straf.\n\nDrie jaar ervaring is een richtlijn. Een boek dat u hebt gezet, een krant, een meubel: ook goed werk om mee te sturen.',
        'You write CSS with pleasure and know when JavaScript is not needed. You know a few typefaces closely and can say why a line is too long.\n\nYou test with the keyboard before taking the mouse, and find a budget of 160 kB no punishment.\n\nThree years of experience is a guideline. A book you set, a newspaper, a piece of furniture: good work to send along, too.',
      ),
    },
    {
      blockType: 'banner',
      tone: 'inverse',
      text: t(
        'Een brief, een gesprek, een betaalde dag, een antwoord. In drie weken.',
        'A letter, a talk, a paid day, an answer. In three weeks.',
      ),
      link: toPage('vacatures', t('Hoe solliciteren gaat', 'How applying goes')),
    },
    {
      blockType: 'callToAction',
      heading: t('Kijk eerst rond', 'Look around first'),
      text: t('Elke vrijdag om twee uur is er publiek.', 'Every Friday at two there is an audience.'),
      link: toPage('contact', t('Waar we zitten', 'Where we are')),
      tone: 'primary',
    },
  ],
}
