import { t, toPage } from '@/blocks/draft'
import { templatesWith } from '../templates'
import type { TenantSeed } from '../types'
import { about } from './about'
import { availability } from './availability'
import { blog } from './blog'
import { blogPage } from './blog/page'
import { consent } from './consent'
import { contact } from './contact'
import { forms } from './forms'
import { home } from './home'
import { images } from './images'
import { products } from './products'

const pages = [
  toPage('index', t('Werk', 'Work')),
  toPage('over-ons', t('Over ons', 'About')),
  toPage('blog', t('Nachtboek', 'Night book')),
  toPage('contact', t('Contact', 'Contact')),
]

/** Noorderlicht, a lighting design studio: English first, dark, slow. */
export const noorderlicht: TenantSeed = {
  name: 'Noorderlicht',
  slug: 'noorderlicht',
  credit: 'Noorderlicht',
  brand: {
    themePrimaryColor: '#8fe3d0',
    themeSecondaryColor: '#1d3b40',
    themeAccentColor: '#f2b766',
    themeFontUrl: '/fonts/newsreader.woff2',
    theme: {
      colorMode: 'dark',
      headingFont: 'newsreader',
      headingStyle: 'quiet',
      corner: 'square',
      density: 'slow',
      grid: 'hidden',
      imageTreatment: 'immersive',
      backdrop: 'glow',
      headerVariant: 'overlay',
      footerVariant: 'signature',
    },
    consentMode: 'opt-in',
  },
  head: {
    titleTemplate: t('%s — Noorderlicht', '%s — Noorderlicht'),
    defaultTitle: t('Noorderlicht, lichtontwerp', 'Noorderlicht, lighting design'),
    description: t(
      'Lichtontwerp voor gebouwen, bruggen, zalen en landschap. We beginnen bij het donker.',
      'Lighting design for buildings, bridges, halls and landscape. We begin with the dark.',
    ),
    ogImage: 'aurora',
  },
  domains: [{ hostname: 'noorderlicht.localhost', defaultLocale: 'en', locales: ['en', 'nl'] }],
  images,
  forms,
  templates: templatesWith({ wide: 'aurora', detail: 'stairwell', contactForm: 'contact' }, 'en'),
  pages: [home, about, contact, blogPage],
  products,
  blog,
  navigation: { items: pages.map((link) => ({ link, children: [] })), callToAction: { enabled: false } },
  footer: {
    statement: t('Laat het donker waar het donker mag zijn.', 'Leave dark what may be dark.'),
    columns: [{ heading: t('Noorderlicht', 'Noorderlicht'), links: pages.map((link) => ({ link })) }],
    smallPrint: t(
      'Noorderlicht is een verzonnen studio. Het licht op deze site is berekend, niet gefotografeerd.',
      'Noorderlicht is an invented studio. The light on this site was computed, not photographed.',
    ),
  },
  settings: {
    blogPage: { pageKey: 'blog' },
    postsPerPage: 10,
    siteName: 'Noorderlicht',
    tagline: t('Studio voor lichtontwerp', 'Lighting design studio'),
    organisation: {
      legalName: 'Noorderlicht',
      email: 'studio@noorderlicht.example',
      streetAddress: 'Noordkade 3',
      postalCode: '9711',
      city: 'Groningen',
      countryCode: 'NL',
    },
    notFound: {
      heading: t('Hier is het donker', 'It is dark here'),
      text: t(
        'Op dit adres brandt geen licht. Ga terug naar de voorpagina en volg de lantaarns.',
        'No lamp is lit at this address. Go back to the front page and follow the lanterns.',
      ),
      image: { image: 'fog-avenue' },
    },
  },
  consent,
  availability,
  redirects: [
    { from: '/work', to: ['index', 'en'], status: '301' },
    { from: '/studio', to: ['over-ons', 'en'], status: '301' },
  ],
}
