import { t } from '@/blocks/draft'

/** A project of twelve weeks. */
export const steps = [
  {
    moment: t('Week 1', 'Week 1'),
    title: t('Meekijken', 'Watching'),
    text: t(
      'We zitten een week bij de mensen die het werk doen. We schrijven op wat er gebeurt, niet wat er zou moeten gebeuren.',
      'We spend a week with the people who do the work. We write down what happens, not what should happen.',
    ),
  },
  {
    moment: t('Week 2 en 3', 'Weeks 2 and 3'),
    title: t('Tekenen', 'Drawing'),
    text: t(
      'Het hele systeem op één vel, en van elk scherm een schets. U streept door wat niet klopt. Daarna staat de prijs vast.',
      'The whole system on one sheet, and a sketch of every screen. You cross out what is wrong. After that the price is fixed.',
    ),
  },
  {
    moment: t('Week 3 tot 11', 'Weeks 3 to 11'),
    title: t('Bouwen', 'Building'),
    text: t(
      'Twee of drie mensen, steeds dezelfde. Vanaf de eerste dag draait het ergens waar u erbij kunt.',
      'Two or three people, always the same. From the first day it runs in a place you can reach.',
    ),
  },
  {
    moment: t('Elke vrijdag', 'Every Friday'),
    title: t('Tonen', 'Showing'),
    text: t(
      'Om twee uur laten we zien wat af is. Een half uur, aan het scherm, met uw eigen gegevens. Geen dia’s.',
      'At two o’clock we show what is finished. Half an hour, at the screen, with your own data. No slides.',
    ),
  },
  {
    moment: t('Week 11 en 12', 'Weeks 11 and 12'),
    title: t('Proefdraaien', 'Trial run'),
    text: t(
      'Het oude en het nieuwe naast elkaar. Pas als de uitkomsten twee weken gelijk zijn, gaat het oude uit.',
      'The old and the new side by side. Only when the results have matched for two weeks is the old one switched off.',
    ),
  },
  {
    moment: t('Week 12', 'Week 12'),
    title: t('Overdragen', 'Handing over'),
    text: t(
      'Broncode, handleiding, wachtwoorden, en een middag uitleg. Daarna kunt u zonder ons. De meesten bellen toch nog eens.',
      'Source code, manual, passwords, and an afternoon of explaining. From then on you can do without us. Most ring again anyway.',
    ),
  },
] as const

/** One of its weeks. */
export const week = [
  {
    moment: t('Maandag', 'Monday'),
    title: t('Kiezen', 'Choosing'),
    text: t(
      'Samen, wat er vrijdag af is. Een korte lijst: liever drie dingen die werken dan tien die bijna werken.',
      'Together, what will be finished on Friday. A short list: rather three things that work than ten that almost do.',
    ),
  },
  {
    moment: t('Dinsdag tot en met donderdag', 'Tuesday to Thursday'),
    title: t('Bouwen', 'Building'),
    text: t(
      'Vragen stellen we meteen, aan degene die het weet. Niet op een lijst voor de volgende vergadering; die is er niet.',
      'We ask questions at once, of the person who knows. Not on a list for the next meeting; there is none.',
    ),
  },
  {
    moment: t('Vrijdag, 14.00', 'Friday, 14:00'),
    title: t('Kijken', 'Looking'),
    text: t(
      'U kijkt mee, met uw eigen gegevens, en drukt zelf op de knoppen.',
      'You look on, with your own data, and press the buttons yourself.',
    ),
  },
  {
    moment: t('Vrijdag, 14.30', 'Friday, 14:30'),
    title: t('Weten', 'Knowing'),
    text: t(
      'We weten allebei of het klopt. Wat niet klopt, staat bovenaan de lijst van maandag.',
      'We both know whether it is right. Whatever is not heads the list of Monday.',
    ),
  },
  {
    moment: t('Vrijdag, 15.00', 'Friday, 15:00'),
    title: t('Op de server', 'On the server'),
    text: t('Waar uw mensen er maandag mee kunnen werken.', 'Where your people can work with it on Monday.'),
  },
] as const
