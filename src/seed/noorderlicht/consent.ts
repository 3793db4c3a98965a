import { t } from '@/blocks/draft'
import type { TenantSeed } from '../types'

/** Noorderlicht asks in a low voice. */
export const consent: TenantSeed['consent'] = {
  version: 1,
  brandMarker: 'noorderlicht',
  title: t('Wat wij mogen onthouden', 'What we may remember'),
  allowance: {
    tab: t('Welkom', 'Welcome'),
    heading: t('Voor u verder kijkt', 'Before you look further'),
    introduction: t(
      'Wij onthouden graag zo weinig mogelijk. Een paar cookies houden de site aan de gang. De andere laten ons zien waar bezoekers blijven staan, en staan uit tot u ze aanzet.',
      'We like to remember as little as possible. A few cookies keep the site going. The others show us where visitors linger, and stay off until you turn them on.',
    ),
  },
  settings: {
    tab: t('Instellen', 'Settings'),
    off: t('Uit', 'Off'),
    on: t('Aan', 'On'),
    essential: {
      name: t('Essentieel', 'Essential'),
      description: t(
        'Uw taal, wat u hier kiest en, als u inlogt, wie u bent. Dit licht blijft branden.',
        'Your language, what you choose here and, when you sign in, who you are. This light stays on.',
      ),
    },
    analytics: {
      name: t('Analyse', 'Analytics'),
      description: t(
        'Waar wordt gekeken, en hoe lang. Soms wordt opgenomen hoe een bezoek verliep.',
        'Where people look, and for how long. At times, how a visit went is recorded.',
      ),
    },
    marketing: {
      name: t('Marketing', 'Marketing'),
      description: t(
        'Of een aankondiging van ons werk u hier bracht, en of wij u die elders nog eens laten zien.',
        'Whether an announcement of our work brought you here, and whether we show it to you again elsewhere.',
      ),
    },
  },
  information: {
    tab: t('Lezen', 'Read on'),
    paragraphs: [
      {
        heading: t('Een cookie', 'A cookie'),
        text: t(
          'Een briefje dat uw browser bewaart en ons bij een volgend bezoek laat zien.',
          'A note that your browser keeps and shows us on your next visit.',
        ),
      },
      {
        heading: t('Als u niets aanzet', 'If you turn nothing on'),
        text: t(
          'Dan blijft alles uit, behalve wat de site nodig heeft. U ziet hetzelfde werk.',
          'Then everything stays off, save what the site needs. You see the same work.',
        ),
      },
      {
        heading: t('Een jaar lang', 'For a year'),
        text: t(
          'Zo lang bewaart uw browser wat u koos. Verandert de vraag, dan stellen wij haar opnieuw.',
          'That is how long your browser keeps what you chose. If the question changes, we ask it again.',
        ),
      },
      {
        heading: t('Wat er bij ons blijft', 'What stays with us'),
        text: t(
          'Wanneer er gekozen is, wat, in welke taal en bij welke tekst. Niet door wie.',
          'When a choice was made, what it was, in which language and of which text. Not by whom.',
        ),
      },
      {
        heading: t('Terugkomen op uw keuze', 'Coming back to it'),
        text: t(
          'Onderaan elke pagina kunt u dit venster weer openen.',
          'You can open this dialog again at the bottom of every page.',
        ),
      },
    ],
  },
  buttons: {
    options: t('Opties', 'Options'),
    allowSelection: t('Selectie toestaan', 'Allow selection'),
    accept: t('Akkoord', 'Accept'),
    onlyEssential: t('Alleen essentieel', 'Only essential'),
  },
}
