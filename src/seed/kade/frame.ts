import { t, toPage } from '@/blocks/draft'
import type { TenantSeed } from '../types'

const cases = [
  toPage('projecten-3os', t('3os', '3os')),
  toPage('projecten-tenants', t('tenants', 'tenants')),
  toPage('projecten-legentic', t('Legentic', 'Legentic')),
  toPage('projecten-makemaps', t('makemaps', 'makemaps')),
  toPage('projecten-sedeco-imaging', t('sedeco imaging', 'sedeco imaging')),
  toPage('projecten-gespotenpanelen', t('gespotenpanelen', 'gespotenpanelen')),
]

const solutions = [
  toPage('oplossingen-maatwerk-software', t('Maatwerksoftware', 'Custom software')),
  toPage('oplossingen-web-applicaties', t('Webapplicaties', 'Web applications')),
  toPage('oplossingen-api-koppelingen', t('API-koppelingen', 'API connections')),
  toPage('oplossingen-software-als-dienst', t('Software als dienst', 'Software as a service')),
  toPage('oplossingen-minimum-viable-product', t('Minimum viable product', 'Minimum viable product')),
]

const approach = [
  toPage('werkwijze-blocks', t('Bouwblokken', 'Building blocks')),
  toPage('werkwijze-blocks-blocks-configurator', t('Samensteller', 'Configurator')),
  toPage('hire-developer', t('Een bouwer inhuren', 'Hire a builder')),
]

const about = [
  toPage('vacatures', t('Vacatures', 'Careers')),
  toPage('belafspraak', t('Belafspraak', 'Schedule a call')),
  toPage('contact', t('Contact', 'Contact')),
]

const company = [toPage('over-ons', t('Over ons', 'About')), toPage('blog', t('Blog', 'Blog')), ...about]

const utrecht = [
  toPage('maatwerk-software-utrecht', t('Maatwerksoftware in Utrecht', 'Custom software in Utrecht')),
  toPage('web-applicatie-utrecht', t('Webapplicatie in Utrecht', 'Web application in Utrecht')),
  toPage('vision-stuttgart', t('Visie: Stuttgart', 'Vision: Stuttgart')),
]

const small = [
  toPage('gebruiksvoorwaarden', t('Gebruiksvoorwaarden', 'Terms of service')),
  toPage('auth-login', t('Inloggen', 'Sign in')),
]

type Link = (typeof cases)[number]
const asRows = (links: readonly Link[]) => links.map((link) => ({ link }))

export const navigation: TenantSeed['navigation'] = {
  items: [
    { link: toPage('projecten', t('Projecten', 'Cases')), children: [] },
    { link: toPage('oplossingen', t('Oplossingen', 'Solutions')), children: asRows(solutions) },
    { link: toPage('werkwijze', t('Werkwijze', 'Approach')), children: asRows(approach) },
    { link: toPage('blog', t('Blog', 'Blog')), children: [] },
    { link: toPage('over-ons', t('Over ons', 'About')), children: asRows(about) },
  ],
  callToAction: { enabled: true, link: toPage('contact', t('Leg het ons voor', 'Talk to us')) },
}

export const footer: TenantSeed['footer'] = {
  statement: t('Software die blijft staan.', 'Software that stays standing.'),
  columns: [
    {
      heading: t('Projecten', 'Cases'),
      links: asRows([toPage('projecten', t('Alle projecten', 'All cases')), ...cases]),
    },
    {
      heading: t('Oplossingen', 'Solutions'),
      links: asRows([toPage('oplossingen', t('Alle oplossingen', 'All solutions')), ...solutions]),
    },
    {
      heading: t('Werkwijze', 'Approach'),
      links: asRows([toPage('werkwijze', t('Hoe we werken', 'How we work')), ...approach, ...utrecht]),
    },
    { heading: t('Kade', 'Kade'), links: asRows([...company, ...small]) },
  ],
  smallPrint: t(
    'Kade is een verzonnen bureau. De software van deze site is echt.',
    'Kade is an invented agency. The software of this site is real.',
  ),
}
