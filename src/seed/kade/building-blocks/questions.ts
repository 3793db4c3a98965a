import { rich, t } from '@/blocks/draft'

export const mediaQuestions = [
  {
    question: t('Waar staan de bestanden?', 'Where are the files?'),
    answer: rich(
      'Op de schijf van uw server, of in een S3-opslag naar keuze. Wisselen is een instelling en een nacht kopiëren; de adressen blijven gelijk.',
      'On your server’s disk, or in an S3 store of your choice. Changing is one setting and a night of copying; the addresses stay the same.',
    ),
  },
  {
    question: t('Kan het ook film?', 'Does it do film?'),
    answer: rich(
      'Bewaren en afspelen wel, omrekenen naar tien kwaliteiten niet. Boven een half uur beeld per maand raden we een filmdienst aan, die pas laadt na een klik.',
      'Storing and playing, yes; converting to ten qualities, no. Above half an hour of film a month we advise a video service, which loads only after a click.',
    ),
  },
  {
    question: t(
      'Wat als iemand een beeld wist dat in gebruik is?',
      'What if somebody deletes an image in use?',
    ),
    answer: rich(
      'Dat gaat niet. Het blok weigert en toont de lijst van pagina’s waar het staat.',
      'That cannot be done. The block refuses and shows the list of pages it stands on.',
    ),
  },
] as const

export const formsQuestions = [
  {
    question: t('Kunnen inzendingen naar ons eigen systeem?', 'Can submissions go to our own system?'),
    answer: rich(
      'Ja: per e-mail, als CSV, of meteen door naar een adres van u. Lukt dat laatste niet, dan blijft de inzending gewoon staan en proberen we het opnieuw.',
      'Yes: by e-mail, as CSV, or straight on to an address of yours. If the last fails, the submission simply stays and we try again.',
    ),
  },
  {
    question: t('Werkt het in twee talen?', 'Does it work in two languages?'),
    answer: rich(
      'Vragen, uitleg, fouten en bevestiging zijn per taal te schrijven. De antwoorden komen in één lijst, met de taal erbij.',
      'Questions, explanation, errors and confirmation are written per language. The answers come in one list, with the language beside them.',
    ),
  },
] as const

export const blogQuestions = [
  {
    question: t('Kunnen we onze oude artikelen meenemen?', 'Can we bring our old articles?'),
    answer: rich(
      'Uit WordPress en uit losse Markdown: ja, met beelden en datums. Het oude adres verwijst door naar het nieuwe; zoekmachines volgen binnen een paar weken.',
      'From WordPress and from plain Markdown, yes, with images and dates. The old address redirects to the new one; search engines follow within a few weeks.',
    ),
  },
  {
    question: t('Moet elk artikel in beide talen?', 'Must each article be in both languages?'),
    answer: rich(
      'Nee. Een artikel bestaat in de talen waarin het gepubliceerd is. De taalkeuze laat het andere dan weg, in plaats van een lege bladzijde te tonen.',
      'No. An article exists in the languages it is published in. The language switch leaves the other out, rather than show an empty page.',
    ),
  },
] as const

export const notificationsQuestions = [
  {
    question: t('Wie bepaalt wat spoed is?', 'Who decides what is urgent?'),
    answer: rich(
      'U, vooraf, in een lijst van hoogstens vijf soorten. Zodra alles spoed mag zijn, is niets het meer. Het blok telt mee en waarschuwt bij meer dan één per dag.',
      'You, beforehand, in a list of five kinds at most. Once everything may be urgent, nothing is. The block counts along and warns above one a day.',
    ),
  },
  {
    question: t('Kan iemand zich afmelden?', 'Can somebody opt out?'),
    answer: rich(
      'Per soort en per weg, behalve voor wat de wet of het werk verplicht. Die staan grijs in de lijst, met de reden erachter.',
      'By kind and by way, except for what the law or the job requires. Those are grey in the list, with the reason behind them.',
    ),
  },
] as const

export const dashboardsQuestions = [
  {
    question: t('Is een rapportagepakket niet beter?', 'Would a reporting package not be better?'),
    answer: rich(
      'Om te onderzoeken: ja, en dat mag op dezelfde tabellen kijken. Om elke ochtend hetzelfde te zien en ernaar te handelen, is een pakket te groot.',
      'For exploring, yes, and it may look at the same tables. For seeing the same thing every morning and acting on it, a package is too big.',
    ),
  },
  {
    question: t('Kunnen cijfers uit andere systemen erbij?', 'Can figures from other systems join in?'),
    answer: rich(
      'Ja, als ze op te halen zijn. Ze krijgen dan hun eigen tijdstip, zodat u ziet dat de kas van gisteren is en de planning van nu.',
      'Yes, if they can be fetched. They carry a time of their own, so that you see the cash is yesterday’s and the schedule is live.',
    ),
  },
  {
    question: t('Past het op een wandscherm?', 'Does it suit a wall screen?'),
    answer: rich(
      'Daar is het voor getekend: leesbaar op drie meter, zonder muis, en het herstelt zichzelf na een stroomstoring.',
      'It was drawn for one: legible at three metres, without a mouse, and it recovers by itself after a power cut.',
    ),
  },
] as const
