import type { Empty } from './empty'

/** What a list says before its first document: what will stand here, and what it is for. */
export const FILLED_BY_HAND: Readonly<Record<string, Empty>> = {
  pages: {
    nl: {
      title: 'Nog geen pagina’s',
      text: 'Een pagina is een rij blokken. Begin met een sjabloon of met een lege pagina; met een adres erbij, en gepubliceerd, staat zij op de site.',
      link: 'Eerste pagina maken',
    },
    en: {
      title: 'No pages yet',
      text: 'A page is a list of blocks. Begin with a template or with an empty page; with a URL, and published, it stands on the site.',
      link: 'Make the first page',
    },
  },
  'page-urls': {
    nl: {
      title: 'Nog geen pagina-adressen',
      text: 'Een adres zegt waar een pagina te vinden is: op welk domein, in welke taal en op welk pad. Zonder adres is een pagina nergens te zien. Die van het blog ontstaan vanzelf.',
      link: 'Eerste adres maken',
    },
    en: {
      title: 'No page URLs yet',
      text: 'A URL says where a page is found: on which domain, in which language and at which path. Without one a page is seen nowhere. Those of the blog come by themselves.',
      link: 'Make the first URL',
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
      text: 'A template is a beginning for new pages. Make one here, or save an existing page as a template.',
      link: 'Make the first template',
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
      text: 'Posts appear on the page that the site settings name as the blog. Each has an author and a category; make those first when they are not there yet.',
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
      text: 'An author stands beside the posts that they wrote, and has a page of their own on the blog.',
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
      text: 'A category brings posts on one subject together, and has a page of its own on the blog in each language.',
      link: 'Make the first category',
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
      text: 'What is uploaded here is chosen in blocks, posts and settings. Describe each image in both languages for who cannot see it.',
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
      text: 'Compose a form of fields, and put it on a page with the block “Form”. What visitors send comes to the submissions.',
      link: 'Make the first form',
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
      title: 'Nog geen bouwstenen',
      text: 'Een bouwsteen is een stuk inhoud dat op meer plaatsen staat en op één plaats wordt gewijzigd.',
      link: 'Eerste bouwsteen maken',
    },
    en: {
      title: 'No building blocks yet',
      text: 'A building block is a piece of content that stands in several places and is changed in one.',
      link: 'Make the first building block',
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
      text: 'When a page moves, a redirect of its old address comes by itself. Addresses of an old site are added by hand, one by one or with a CSV file.',
      link: 'Make the first redirect',
    },
  },
  domains: {
    nl: {
      title: 'Nog geen domeinen',
      text: 'Een domein is een site: met eigen talen, een eigen gezicht en eigen adressen. Zonder domein is er niets te bezoeken.',
      link: 'Eerste domein toevoegen',
    },
    en: {
      title: 'No domains yet',
      text: 'A domain is a site: with languages, a look and URLs of its own. Without one there is nothing to visit.',
      link: 'Add the first domain',
    },
  },
}
