import type { Empty } from './empty'
import { FILLED_BY_HAND } from './first-texts'

/** Lists that nobody fills by hand: what will stand here, how it comes, and what can be done for it. */
const FILLED_BY_VISITORS: Readonly<Record<string, Empty>> = {
  'form-submissions': {
    nl: {
      title: 'Nog geen inzendingen',
      text: 'Wat bezoekers met een formulier versturen, komt hier te staan. Maak een formulier, zet het met het blok “Formulier” op een pagina en publiceer die pagina.',
      link: 'Naar de formulieren',
    },
    en: {
      title: 'No submissions yet',
      text: 'What visitors send with a form will stand here. Make a form, put it on a page with the block “Form” and publish that page.',
      link: 'To the forms',
    },
    leadsTo: 'forms',
  },
  'not-found-log': {
    nl: {
      title: 'Geen enkel pad wordt gemist',
      text: 'Vraagt een bezoeker een pad dat er niet is, dan komt het hier te staan, met hoe vaak en vanwaar. Met één klik maakt u er dan een doorverwijzing van. Er is nu niets te doen; oude adressen die u al kent, kunt u meteen doorverwijzen.',
      link: 'Naar de doorverwijzingen',
    },
    en: {
      title: 'No path is missed',
      text: 'A path that a visitor asks for and that is not there will stand here, with how often and from where. One click makes a redirect of it. Nothing needs doing now; old addresses that you know of can be redirected at once.',
      link: 'To the redirects',
    },
    leadsTo: 'redirects',
  },
  bookings: {
    nl: {
      title: 'Nog geen afspraken',
      text: 'Gesprekken die bezoekers afspreken, komen hier te staan. Zeg wanneer dat kan bij “Beschikbaarheid”, en publiceer een pagina met het blok “Gesprek afspreken”.',
      link: 'Naar de beschikbaarheid',
    },
    en: {
      title: 'No bookings yet',
      text: 'Calls that visitors book will stand here. Say at “Availability” when that is possible, and publish a page with the block “Book a call”.',
      link: 'To the availability',
    },
    leadsTo: 'availability',
  },
}

export const EMPTY_LISTS: Readonly<Record<string, Empty>> = { ...FILLED_BY_VISITORS, ...FILLED_BY_HAND }
