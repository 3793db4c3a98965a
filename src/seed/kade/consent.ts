import { t } from '@/blocks/draft'
import type { TenantSeed } from '../types'

/** Kade asks as it builds: what, what for, how long. */
export const consent: TenantSeed['consent'] = {
  version: 1,
  brandMarker: 'kade',
  title: t('Cookies bij Kade', 'Cookies at Kade'),
  allowance: {
    tab: t('Toestemming', 'Consent'),
    heading: t('Eén vraag vooraf', 'One question first'),
    introduction: t(
      'Deze site werkt met drie soorten cookies. De essentiële zijn nodig. Met de andere twee zien wij welke pagina’s hun werk doen en of een advertentie haar geld waard was. Of dat mag, bepaalt u. Van gedachten veranderen kan altijd, onderaan elke pagina.',
      'This site works with three kinds of cookie. The essential ones are needed. The other two tell us which pages do their job and whether an advertisement was worth its money. Whether that is allowed is up to you. You can change your mind at any time, at the bottom of every page.',
    ),
  },
  settings: {
    tab: t('Cookie-instellingen', 'Cookie settings'),
    off: t('Uit', 'Off'),
    on: t('Aan', 'On'),
    essential: {
      name: t('Essentieel', 'Essential'),
      description: t(
        'Onthoudt uw taal, uw antwoord in dit venster en, als u inlogt, wie u bent. Zonder deze werkt de site niet; ze staan altijd aan.',
        'Remembers your language, your answer in this dialog and, if you sign in, who you are. The site does not work without these; they are always on.',
      ),
    },
    analytics: {
      name: t('Analyse', 'Analytics'),
      description: t(
        'Telt welke pagina’s worden gelezen en neemt soms een bezoek op. Wij verbeteren er de site mee, verder niets.',
        'Counts which pages are read and sometimes records a visit. We improve the site with it, nothing else.',
      ),
    },
    marketing: {
      name: t('Marketing', 'Marketing'),
      description: t(
        'Meet of u via een advertentie kwam, en laat elders op het web minder advertenties zien die u niets zeggen.',
        'Measures whether an advertisement brought you here, and shows fewer ads elsewhere that mean nothing to you.',
      ),
    },
  },
  information: {
    tab: t('Meer informatie', 'More information'),
    paragraphs: [
      {
        heading: t('Wat een cookie is', 'What a cookie is'),
        text: t(
          'Een klein bestand dat uw browser bewaart en bij een volgend bezoek teruggeeft. Meer kan het niet: het leest niets op uw computer.',
          'A small file that your browser keeps and hands back on a later visit. It can do no more: it reads nothing on your computer.',
        ),
      },
      {
        heading: t('Zonder uw toestemming', 'Without your consent'),
        text: t(
          'Dan staan alleen de essentiële cookies aan. De meetdiensten krijgen vooraf te horen dat zij niets mogen bewaren.',
          'Only the essential cookies are on. The measuring services are told beforehand that they may keep nothing.',
        ),
      },
      {
        heading: t('Hoe lang het geldt', 'How long it holds'),
        text: t(
          'Uw antwoord staat een jaar in de cookie met de naam “consent”. Verandert er iets waar u mee instemde, dan vragen wij het eerder opnieuw.',
          'Your answer stands for a year in the cookie named “consent”. If something that you agreed to changes, we ask again sooner.',
        ),
      },
      {
        heading: t('Wat wij erover bewaren', 'What we keep of it'),
        text: t(
          'Het tijdstip, de keuze, de taal en de tekst die u zag. Geen IP-adres en niets anders dat naar u leidt: alleen het bewijs dat er gevraagd is.',
          'The time, the choice, the language and the text you saw. No IP address and nothing else that leads to you: only the proof that we asked.',
        ),
      },
      {
        heading: t('Anders beslissen', 'Deciding otherwise'),
        text: t(
          'Onder elke pagina staat “Cookie-instellingen”. Wat u daar uitzet, is uiterlijk bij de volgende pagina uit. Vragen? hallo@kade.example.',
          '“Cookie settings” stands under every page. What you turn off there is off by the next page at the latest. Questions? hallo@kade.example.',
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
