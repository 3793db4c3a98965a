import { t } from '@/blocks/draft'

/** One working day with the system. */
export const tuesday = [
  {
    moment: t('6.45', '6:45'),
    title: t('De dag staat', 'The day is set'),
    text: t(
      'Het wandscherm toont de hele week. Wie wil ruilen, doet dat voor het scherm, met de planner erbij. Op elke telefoon staat alleen het eigen werk.',
      'The wall screen shows the whole week. Whoever wants to swap does so in front of it, with the planner present. Each phone carries only its owner’s work.',
    ),
  },
  {
    moment: t('9.10', '9:10'),
    title: t('Er ontbreekt een pomp', 'A pump is missing'),
    text: t(
      'Een monteur zet opdracht 24-1206 op “wacht op levering”. De planner ziet het gat en krijgt drie opdrachten te zien die erin passen. Hij kiest.',
      'A fitter marks job 24-1206 as “waiting for delivery”. The planner sees the gap and is shown three jobs that fit in it. He picks one.',
    ),
  },
  {
    moment: t('14.12', '14:12'),
    title: t('Storing S-312', 'Breakdown S-312'),
    text: t(
      'Het systeem noemt de twee dichtstbijzijnde ploegen met de juiste keuring. Eén neemt aan. Wat daardoor later wordt, kleurt; de klant krijgt bericht zodra de planner het bevestigt.',
      'The system names the two nearest crews with the right certificate. One accepts. Whatever runs late because of it changes colour; the customer hears as soon as the planner confirms.',
    ),
  },
  {
    moment: t('16.30', '16:30'),
    title: t('De uren', 'The hours'),
    text: t(
      'Ze staan er al, uit begin en eind van elke opdracht. De monteur verbetert wat niet klopt en tekent. Op vrijdag typt niemand meer briefjes over.',
      'They are there already, from the start and end of each job. The fitter corrects what is wrong and signs. Nobody retypes slips on a Friday any more.',
    ),
  },
] as const

export const decisions = [
  {
    title: t('Het systeem rekent, een mens plant', 'The system counts, a person plans'),
    text: t(
      'We hebben een automatische planner gebouwd en na vier weken weggegooid. Hij won zes procent reistijd en verloor het vertrouwen van de mensen die moesten rijden. Wat bleef is de rekenkern: ze laat zien wat past, en wat een keuze kost.',
      'We built an automatic planner and threw it away after four weeks. It won six per cent of travel time and lost the trust of the people who had to drive. What stayed is the arithmetic: it shows what fits, and what a choice costs.',
    ),
  },
  {
    title: t('Werken zonder bereik', 'Working without a signal'),
    text: t(
      'In een ketelhuis is geen netwerk. De telefoon bewaart twee dagen werk en stuurt wijzigingen na, op volgorde. Botst er iets, dan geldt wat het kantoor zag, en krijgt de monteur te lezen wat er met zijn wijziging is gebeurd.',
      'There is no network in a boiler house. The phone keeps two days of work and sends changes on, in their order. If two collide, what the office saw counts, and the fitter reads what became of his change.',
    ),
  },
  {
    title: t('De database zegt nee', 'The database says no'),
    text: t(
      'Een ploeg kan niet op twee plekken tegelijk staan. Dat bewaakt geen scherm maar een uitsluitingsregel op tijdvakken in PostgreSQL. Twee planners die tegelijk slepen, krijgen dus een vraag en nooit een stille overschrijving.',
      'A crew cannot be in two places at once. No screen guards that, but an exclusion constraint on time ranges in PostgreSQL. Two planners dragging at the same moment get a question, and never a silent overwrite.',
    ),
  },
  {
    title: t('Facturen bleven waar ze waren', 'Invoices stayed where they were'),
    text: t(
      'Boekhouding en magazijn hebben we niet gebouwd. Die programma’s waren goed. Elke nacht leveren we aan, elke ochtend lezen we terug, en wat niet klopt staat om zeven uur op een lijst.',
      'We did not build accounts or stock. Those programs were good. Every night we deliver, every morning we read back, and whatever does not match is on a list by seven.',
    ),
  },
] as const
