import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Collection, ListedCollection } from './registry'

type EmptyText = { title: string; text: string; link: string }

/** The text of an empty list, and the collection that its link opens. Without one, the link opens the create form. */
export type EmptyList = LocaleTexts<EmptyText> & { leadsTo?: Collection }

/** The empty state of each list; `null` uses Payload's default. */
export const EMPTY_LISTS: Readonly<Record<ListedCollection, EmptyList | null>> = {
  pages: {
    nl: {
      title: 'Nog geen pagina’s',
      text: 'Een pagina is een rij blokken. Begin met een sjabloon of met een lege pagina; met een adres en gepubliceerd staat zij op de site.',
      link: 'Eerste pagina maken',
    },
    en: {
      title: 'No pages yet',
      text: 'A page is a list of blocks. Start from a template or from an empty page; once it has a URL and is published, it is on the site.',
      link: 'Create the first page',
    },
  },
  'page-urls': {
    nl: {
      title: 'Nog geen pagina-adressen',
      text: 'Een adres zegt waar een pagina te vinden is: op welk domein, en in welke taal. Zonder adres is een pagina nergens te zien. Die van het blog ontstaan vanzelf.',
      link: 'Eerste adres maken',
    },
    en: {
      title: 'No page addresses yet',
      text: 'An address says where a page is found: on which domain and in which language. Without one, a page cannot be visited. Those of the blog are created automatically.',
      link: 'Create the first address',
    },
  },
  templates: {
    nl: {
      title: 'Nog geen sjablonen',
      text: 'Een sjabloon is een begin voor nieuwe pagina’s. Maak er hier een, of bewaar een bestaande pagina als sjabloon.',
      link: 'Eerste sjabloon maken',
    },
    en: {
      title: 'No templates yet',
      text: 'A template is a starting point for new pages. Create one here, or save an existing page as a template.',
      link: 'Create the first template',
    },
  },
  posts: {
    nl: {
      title: 'Nog geen artikelen',
      text: 'Artikelen komen op de pagina die bij de site-instellingen als blog is gekozen. Elk heeft een auteur en een categorie; maak die eerst als ze er nog niet zijn.',
      link: 'Eerste artikel schrijven',
    },
    en: {
      title: 'No posts yet',
      text: 'Posts appear on the page that the site settings name as the blog. Each has an author and a category; create those first if there are none yet.',
      link: 'Write the first post',
    },
  },
  authors: {
    nl: {
      title: 'Nog geen auteurs',
      text: 'Een auteur staat bij de artikelen die hij of zij schreef, en heeft een eigen pagina op het blog.',
      link: 'Eerste auteur toevoegen',
    },
    en: {
      title: 'No authors yet',
      text: 'An author is shown with the posts they wrote, and has a page of their own on the blog.',
      link: 'Add the first author',
    },
  },
  categories: {
    nl: {
      title: 'Nog geen categorieën',
      text: 'Een categorie brengt artikelen over één onderwerp bij elkaar, en heeft per taal een eigen pagina op het blog.',
      link: 'Eerste categorie maken',
    },
    en: {
      title: 'No categories yet',
      text: 'A category groups posts on one subject, and has a page of its own on the blog in each language.',
      link: 'Create the first category',
    },
  },
  media: {
    nl: {
      title: 'Nog geen afbeeldingen',
      text: 'Wat u hier uploadt, kiest u in blokken, artikelen en instellingen. Geef elke afbeelding in beide talen een beschrijving voor wie haar niet ziet.',
      link: 'Eerste afbeelding uploaden',
    },
    en: {
      title: 'No images yet',
      text: 'Images uploaded here can be chosen in blocks, posts and settings. Describe each image in both languages for people who cannot see it.',
      link: 'Upload the first image',
    },
  },
  forms: {
    nl: {
      title: 'Nog geen formulieren',
      text: 'Stel een formulier samen uit velden, en zet het met het blok “Formulier” op een pagina. Wat bezoekers versturen, komt bij de inzendingen.',
      link: 'Eerste formulier maken',
    },
    en: {
      title: 'No forms yet',
      text: 'Build a form from fields, and put it on a page with the block “Form”. What visitors send appears under submissions.',
      link: 'Create the first form',
    },
  },
  products: {
    nl: {
      title: 'Nog geen producten',
      text: 'Een product heeft een naam, een prijs en kenmerken, en wordt in blokken op pagina’s getoond.',
      link: 'Eerste product toevoegen',
    },
    en: {
      title: 'No products yet',
      text: 'A product has a name, a price and specifications, and is shown in blocks on pages.',
      link: 'Add the first product',
    },
  },
  'building-blocks': {
    nl: {
      title: 'Nog geen bouwblokken',
      text: 'Een bouwblok is een onderdeel dat niet telkens opnieuw wordt gebouwd. De catalogus en de configurator tonen het, met de weken en de prijs die u hier geeft.',
      link: 'Eerste bouwblok maken',
    },
    en: {
      title: 'No building blocks yet',
      text: 'A building block is a reusable part. The catalogue and the configurator show it, with the weeks and the price given here.',
      link: 'Create the first building block',
    },
  },
  redirects: {
    nl: {
      title: 'Nog geen doorverwijzingen',
      text: 'Verhuist een pagina, dan ontstaat hier vanzelf een doorverwijzing van het oude adres. Adressen van een oude site zet u er zelf bij, één voor één of met een CSV-bestand.',
      link: 'Eerste doorverwijzing maken',
    },
    en: {
      title: 'No redirects yet',
      text: 'When a page moves, a redirect from its old address is created automatically. Add addresses of an old site by hand, one by one or with a CSV file.',
      link: 'Create the first redirect',
    },
  },
  domains: {
    nl: {
      title: 'Nog geen domeinen',
      text: 'Een domein is een site met eigen talen, een eigen huisstijl en eigen adressen. Zonder domein is er niets te bezoeken.',
      link: 'Eerste domein toevoegen',
    },
    en: {
      title: 'No domains yet',
      text: 'A domain is a site with its own languages, theme and addresses. Without one there is nothing to visit.',
      link: 'Add the first domain',
    },
  },
  'form-submissions': {
    nl: {
      title: 'Nog geen inzendingen',
      text: 'Wat bezoekers met een formulier versturen, komt hier te staan. Maak een formulier, zet het met het blok “Formulier” op een pagina en publiceer die pagina.',
      link: 'Naar de formulieren',
    },
    en: {
      title: 'No submissions yet',
      text: 'What visitors send with a form appears here. Create a form, put it on a page with the block “Form” and publish that page.',
      link: 'To the forms',
    },
    leadsTo: 'forms',
  },
  'not-found-log': {
    nl: {
      title: 'Geen ontbrekende adressen',
      text: 'Vraagt een bezoeker een adres op dat niet bestaat, dan komt het hier te staan, met hoe vaak en vanwaar. Met één klik maakt u er een doorverwijzing van. Er is nu niets te doen; oude adressen die u al kent, kunt u meteen doorverwijzen.',
      link: 'Naar de doorverwijzingen',
    },
    en: {
      title: 'No missing addresses',
      text: 'An address that a visitor requests and that does not exist appears here, with how often and from where. One click turns it into a redirect. There is nothing to do now; old addresses that you already know can be redirected at once.',
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
      text: 'Calls that visitors book appear here. Set under “Availability” when that is possible, and publish a page with the block “Book a call”.',
      link: 'To the availability',
    },
    leadsTo: 'availability',
  },
  'consent-records': null,
  'consent-snapshots': null,
  brands: {
    leadsTo: 'domains',
    nl: {
      title: 'Nog geen huisstijlen',
      text: 'Elk domein heeft een huisstijl, die met het domein ontstaat.',
      link: 'Naar de domeinen',
    },
    en: {
      title: 'No brands yet',
      text: 'Each domain has a brand, which is created with it.',
      link: 'To the domains',
    },
  },
  'domain-locales': null,
  tenants: null,
  users: null,
  'api-tokens': null,
  'audit-log': null,
  'llm-usage-logs': {
    nl: {
      title: 'Nog geen aanroepen van het taalmodel',
      text: 'Wat het taalmodel doet en kost, komt hier te staan, per aanroep en opgeteld. De assistent-instellingen zeggen of er een taalmodel is en wat daarvoor nodig is.',
      link: 'Naar de assistent-instellingen',
    },
    en: {
      title: 'No calls of the language model yet',
      text: 'What the language model does and costs appears here, per call and added up. The assistant settings say whether there is a language model, and what it takes.',
      link: 'To the assistant settings',
    },
    leadsTo: 'assistant-settings',
  },
  'llm-conversations': {
    nl: {
      title: 'Nog geen gesprekken',
      text: 'Wat u de assistent vraagt, komt hier te staan, met wat hij antwoordde en voorstelde.',
      link: 'Naar de assistent-instellingen',
    },
    en: {
      title: 'No conversations yet',
      text: 'What you ask the assistant appears here, with what it answered and proposed.',
      link: 'To the assistant settings',
    },
  },
  'chat-messages': null,
  locales: null,
  'payload-jobs': null,
}
