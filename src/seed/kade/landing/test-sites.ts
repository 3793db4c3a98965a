import { t } from '@/blocks/draft'

/** Where in Utrecht an application is tried out before it is called finished. */
export const testSites = [
  {
    title: t('De werfkelder', 'The wharf cellar'),
    text: t(
      'Baksteen van een meter dik. Eén streepje, of geen: hier blijkt of het zonder kan.',
      'Brick a metre thick. One bar, or none: this is where it shows whether it can do without.',
    ),
  },
  {
    title: t('Tram 22', 'Tram 22'),
    text: t(
      'Van het station naar de Uithof, staand, één hand aan de stang. Knoppen voor één duim.',
      'From the station to the Science Park, standing, one hand on the pole. Buttons for one thumb.',
    ),
  },
  {
    title: t('Een magazijn op Lage Weide', 'A warehouse at Lage Weide'),
    text: t(
      'Handschoenen aan, scanner in de hand, heftruck in de rug. Geluid helpt hier meer dan kleur.',
      'Gloves on, scanner in hand, fork-lift behind you. Sound helps more than colour here.',
    ),
  },
  {
    title: t('De markt op Vredenburg', 'The market at Vredenburg'),
    text: t(
      'Zon op het glas, daarna regen op het glas. Contrast dat binnen te hard leek, is hier net genoeg.',
      'Sun on the glass, then rain on the glass. Contrast that seemed harsh indoors is just enough here.',
    ),
  },
  {
    title: t('Een spreekkamer', 'A consulting room'),
    text: t(
      'Stil, en er zit iemand tegenover u. Wie te lang naar het scherm kijkt, mist de patiënt.',
      'Quiet, and somebody sits across from you. Look at the screen too long and you miss the patient.',
    ),
  },
  {
    title: t('Een bouwkeet in Leidsche Rijn', 'A site cabin in Leidsche Rijn'),
    text: t(
      'Modder, één stopcontact, een laptop van de vorige aannemer. Het moet openen in wat er ligt.',
      'Mud, one socket, a laptop left by the previous contractor. It has to open in whatever is there.',
    ),
  },
] as const

export const week = [
  {
    moment: t('Maandag', 'Monday'),
    title: t('Bij u', 'At your place'),
    text: t(
      'We kiezen wat er vrijdag af is, naast degene die ermee werkt.',
      'We choose what Friday will bring, beside whoever works with it.',
    ),
  },
  {
    moment: t('Dinsdag en woensdag', 'Tuesday and Wednesday'),
    title: t('Aan de werf', 'By the wharf'),
    text: t('Bouwen. Vragen gaan per telefoon, meteen.', 'Building. Questions go by telephone, at once.'),
  },
  {
    moment: t('Donderdag', 'Thursday'),
    title: t('Buiten', 'Outdoors'),
    text: t('De route langs de plekken die voor u tellen.', 'The round of the places that matter to you.'),
  },
  {
    moment: t('Vrijdag', 'Friday'),
    title: t('Twee uur', 'Two o’clock'),
    text: t(
      'U komt langs of kijkt mee. Om drie uur staat het erop.',
      'You come by or look on. At three it is live.',
    ),
  },
] as const
