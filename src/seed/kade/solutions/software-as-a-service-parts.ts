import { rich, t } from '@/blocks/draft'
import { no, row, yes } from '../comparison'

export const separation = [
  row(
    t('Nieuwe klant toevoegen', 'Adding a customer'),
    t('Eén rij, meteen', 'One row, at once'),
    t('Seconden', 'Seconds'),
    t('Minuten, en een server die het aankan', 'Minutes, and a server that can take it'),
  ),
  row(
    t('Honderd klanten bijwerken', 'Updating a hundred customers'),
    t('Eén keer', 'Once'),
    t('Honderd keer, in een lus', 'A hundred times, in a loop'),
    t('Honderd keer, op een avond', 'A hundred times, in one evening'),
  ),
  row(
    t('Eén fout in een zoekopdracht', 'One mistake in a query'),
    t('De database weigert (rij-beveiliging)', 'The database refuses (row security)'),
    t('Verkeerd schema, leeg scherm', 'Wrong schema, empty screen'),
    t('Kan bijna niet', 'Hardly possible'),
  ),
  row(
    t('Eén klant terugzetten', 'Restoring one customer'),
    no('Werk: rij voor rij', 'Work: row by row'),
    yes('Goed te doen', 'Quite feasible'),
    yes('Eenvoudig', 'Simple'),
  ),
  row(
    t('Kiezen we bij', 'We choose it for'),
    t('Tien tot tienduizend klanten', 'Ten to ten thousand customers'),
    t('Klanten met eigen velden', 'Customers with fields of their own'),
    t('Ziekenhuizen, overheden', 'Hospitals, governments'),
  ),
] as const

export const needed = [
  {
    title: t('Een weg naar buiten', 'A way out'),
    text: t(
      'Een klant die weg wil, krijgt zijn gegevens in een uur. Daarom blijven de meesten.',
      'A customer who wants to leave gets the data within an hour. That is why most stay.',
    ),
  },
  {
    title: t('Wie deed wat', 'Who did what'),
    text: t(
      'Een logboek per klant, dat de klant zelf mag lezen.',
      'A log for each customer, which the customer may read.',
    ),
  },
  {
    title: t('Meekijken, met toestemming', 'Looking along, with consent'),
    text: t(
      'Uw helpdesk ziet het scherm van de klant pas als die op een knop drukt.',
      'Your helpdesk sees a customer’s screen only after they press a button.',
    ),
  },
  {
    title: t('Langzaam uitrollen', 'Rolling out slowly'),
    text: t(
      'Iets nieuws gaat eerst naar uzelf, dan naar vijf klanten, dan naar iedereen.',
      'Something new goes to yourself first, then to five customers, then to all.',
    ),
  },
  {
    title: t('Grenzen', 'Limits'),
    text: t(
      'Eén klant met een miljoen regels maakt het voor de anderen niet trager.',
      'One customer with a million rows does not slow the others down.',
    ),
  },
  {
    title: t('Stoppen met betalen', 'When payments stop'),
    text: t(
      'Alleen-lezen na dertig dagen, weg na een jaar. Nooit een dicht scherm op maandagochtend.',
      'Read-only after thirty days, gone after a year. Never a locked screen on a Monday morning.',
    ),
  },
] as const

export const saasWeeks = [
  {
    moment: t('Week 1 tot 3', 'Weeks 1 to 3'),
    title: t('De drie rijtjes', 'The three columns'),
    text: t(
      'Gelijk, instelbaar, niet. Bij u en bij twee van uw klanten aan tafel.',
      'Same, settable, not at all. At your table, and at two of your customers’.',
    ),
  },
  {
    moment: t('Week 4 tot 7', 'Weeks 4 to 7'),
    title: t('Het pand', 'The building'),
    text: t(
      'Klanten, rechten, scheiding, logboek. Met een test die elke nacht probeert in te breken.',
      'Customers, permissions, separation, log. With a test that tries to break in every night.',
    ),
  },
  {
    moment: t('Week 8 tot 13', 'Weeks 8 to 13'),
    title: t('De kamers', 'The rooms'),
    text: t(
      'Waar het om begonnen was. Uw eerste klant werkt er vanaf week tien in.',
      'What it was all for. Your first customer works in it from week ten.',
    ),
  },
  {
    moment: t('Week 14 tot 16', 'Weeks 14 to 16'),
    title: t('De voordeur', 'The front door'),
    text: t(
      'Aanmelden, betalen, eigen adres, statuspagina. Daarna gaat de tweede klant open.',
      'Signing up, paying, custom domains, a status page. Then the second customer opens.',
    ),
  },
] as const

export const saasQuestions = [
  {
    question: t(
      'Kan een klant een eigen adres en kleuren krijgen?',
      'Can a customer have a domain and colours of their own?',
    ),
    answer: rich(
      'Ja. Deze site is daar een voorbeeld van: [hetzelfde systeem](page:werkwijze-blocks-cms) toont op een ander adres een ander bedrijf, met eigen kleuren, letter en talen.',
      'Yes. This site is an example: at another address [the same system](page:werkwijze-blocks-cms) shows another company, with its own colours, typeface and languages.',
    ),
  },
  {
    question: t('Krijgen jullie een deel van de omzet?', 'Do you take a share of the revenue?'),
    answer: rich(
      'Nee. U betaalt voor het bouwen en bent daarna de baas. Een aandeel maakt van een bouwer een huisbaas.',
      'No. You pay for the building and then you own it. A share turns a builder into a landlord.',
    ),
  },
  {
    question: t('Hoeveel klanten kan het aan?', 'How many customers can it take?'),
    answer: rich(
      'Op één server van €\u00a090 per maand meten we gewoonlijk enkele honderden klanten met samen duizend gebruikers. Daarna is een tweede server genoeg, geen nieuw ontwerp.',
      'On one server of €90 a month we usually measure a few hundred customers with a thousand users between them. After that it takes a second server, not a new design.',
    ),
  },
] as const
