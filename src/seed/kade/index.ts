import { t } from '@/blocks/draft'
import { templatesWith } from '../templates'
import type { TenantSeed } from '../types'
import { about } from './about'
import { approach } from './approach'
import { auth } from './auth'
import { blog } from './blog'
import { blogPage } from './blog/page'
import { buildingBlocks } from './building-blocks'
import { catalogue } from './building-blocks/catalogue'
import { careerPages } from './careers'
import { cases } from './cases'
import { availability } from './availability'
import { consent } from './consent'
import { contact } from './contact'
import { hireDeveloper } from './hire-developer'
import { footer, navigation } from './frame'
import { forms } from './forms'
import { home } from './home'
import { images } from './images'
import { landingPages } from './landing'
import { legacyRedirects } from './legacy'
import { scheduleCall } from './schedule-call'
import { solutions } from './solutions'
import { terms } from './terms'
import { visionStuttgart } from './vision'

/** Kade, a software agency in Utrecht: Dutch first, light, strict. */
export const kade: TenantSeed = {
  name: 'Kade',
  slug: 'kade',
  credit: 'Kade',
  brand: {
    themePrimaryColor: '#ff4a1c',
    themeSecondaryColor: '#3a4349',
    themeAccentColor: '#8b9aa3',
    themeFontUrl: '/fonts/archivo.woff2',
    theme: {
      colorMode: 'light',
      headingFont: 'text',
      headingStyle: 'monumental',
      corner: 'square',
      density: 'regular',
      grid: 'visible',
      imageTreatment: 'exhibit',
      backdrop: 'flat',
      headerVariant: 'columns',
      footerVariant: 'index',
    },
    consentMode: 'preselected',
  },
  head: {
    titleTemplate: t('%s · Kade', '%s · Kade'),
    defaultTitle: t('Kade, maatwerksoftware uit Utrecht', 'Kade, custom software from Utrecht'),
    description: t(
      'Kade bouwt de systemen waar een bedrijf op draait. Klein team, vaste prijs, elke vrijdag iets dat werkt.',
      'Kade builds the systems a company runs on. A small team, a fixed price, something that works every Friday.',
    ),
    ogImage: 'quay-front',
  },
  domains: [
    { hostname: 'localhost', defaultLocale: 'nl', locales: ['nl', 'en'] },
    { hostname: 'kade-international.localhost', defaultLocale: null, locales: ['nl', 'en'] },
    { hostname: 'kade-utrecht.localhost', defaultLocale: 'nl', locales: ['nl'] },
    { hostname: 'www.localhost', defaultLocale: 'nl', locales: ['nl', 'en'], redirectTo: 'localhost' },
  ],
  images,
  forms,
  templates: templatesWith({ wide: 'quay-front', detail: 'blueprint', contactForm: 'contact' }, 'nl'),
  pages: [
    home,
    about,
    approach,
    contact,
    ...cases,
    ...solutions,
    ...landingPages,
    visionStuttgart,
    ...buildingBlocks,
    ...careerPages,
    hireDeveloper,
    scheduleCall,
    terms,
    ...auth,
    blogPage,
  ],
  buildingBlocks: catalogue,
  blog,
  navigation,
  footer,
  settings: {
    blogPage: { pageKey: 'blog' },
    postsPerPage: 4,
    siteName: 'Kade',
    tagline: t('Maatwerksoftware uit Utrecht', 'Custom software from Utrecht'),
    organisation: {
      legalName: 'Kade',
      email: 'hallo@kade.example',
      streetAddress: 'Werfkade 12',
      postalCode: '3511',
      city: 'Utrecht',
      countryCode: 'NL',
    },
    notFound: {
      heading: t('Hier staat niets', 'Nothing stands here'),
      text: t(
        'Deze pagina is verhuisd, of er nooit geweest. Hieronder staat hoe u weer op de kade komt.',
        'This page has moved, or never was. The links below take you back to the quay.',
      ),
      image: { image: 'bricks' },
    },
  },
  consent,
  availability,
  redirects: legacyRedirects,
}
