import { type LocaleTexts, perLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { isWithin } from './parse-path'

type RoutePaths = LocaleTexts

const same = (path: string): RoutePaths => perLocale(() => path)
/** @param segment one per locale where they differ */
const child = (parent: RoutePaths, segment: string | LocaleTexts): RoutePaths =>
  perLocale((locale) => `${parent[locale]}/${typeof segment === 'string' ? segment : segment[locale]}`)

const projecten: RoutePaths = { nl: '/projecten', en: '/cases' }
const werkwijze: RoutePaths = { nl: '/werkwijze', en: '/approach' }
const blocks = child(werkwijze, 'blocks')
const oplossingen: RoutePaths = { nl: '/oplossingen', en: '/solutions' }

/** Key → path per locale, without locale prefix (Behaviour: route-table). */
export const ROUTES = {
  index: same('/'),
  projecten,
  'over-ons': { nl: '/over-ons', en: '/about' },
  werkwijze,
  'werkwijze-blocks': blocks,
  'werkwijze-blocks-cms': child(blocks, 'cms'),
  'werkwijze-blocks-pdf': child(blocks, 'pdf'),
  'werkwijze-blocks-blog': child(blocks, 'blog'),
  'werkwijze-blocks-chat': child(blocks, 'chat'),
  'werkwijze-blocks-email': child(blocks, 'email'),
  'werkwijze-blocks-forms': child(blocks, 'forms'),
  'werkwijze-blocks-media': child(blocks, 'media'),
  'werkwijze-blocks-search': child(blocks, 'search'),
  'werkwijze-blocks-status': child(blocks, 'status'),
  'werkwijze-blocks-anayltics': child(blocks, 'anayltics'),
  'werkwijze-blocks-invoicing': child(blocks, 'invoicing'),
  'werkwijze-blocks-dashboards': child(blocks, 'dashboards'),
  'werkwijze-blocks-geolocation': child(blocks, 'geolocation'),
  'werkwijze-blocks-notifications': child(blocks, 'notifications'),
  'werkwijze-blocks-blocks-configurator': child(blocks, 'blocks-configurator'),
  oplossingen,
  'oplossingen-minimum-viable-product': child(oplossingen, 'minimum-viable-product'),
  'oplossingen-software-als-dienst': child(oplossingen, {
    nl: 'software-als-dienst',
    en: 'software-as-a-service',
  }),
  'oplossingen-api-koppelingen': child(oplossingen, { nl: 'api-koppelingen', en: 'api-connect' }),
  'oplossingen-maatwerk-software': child(oplossingen, { nl: 'maatwerk-software', en: 'custom-software' }),
  'oplossingen-web-applicaties': child(oplossingen, { nl: 'web-applicaties', en: 'web-applications' }),
  vacatures: { nl: '/vacatures', en: '/careers' },
  contact: same('/contact'),
  belafspraak: { nl: '/belafspraak', en: '/schedule-call' },
  'hire-developer': same('/hire-developer'),
  gebruiksvoorwaarden: { nl: '/gebruiksvoorwaarden', en: '/terms-of-service' },
  'vision-stuttgart': same('/vision-stuttgart'),
  'maatwerk-software-utrecht': { nl: '/maatwerk-software-utrecht', en: '/custom-software-utrecht' },
  'web-applicatie-utrecht': { nl: '/web-applicatie-utrecht', en: '/web-application-utrecht' },
  blog: same('/blog'),
  'auth-login': same('/auth/login'),
  'auth-register': same('/auth/register'),
  'auth-forgot-password': same('/auth/forgot-password'),
  'auth-reset-password': same('/auth/reset-password'),
  'auth-verify': same('/auth/verify'),
} as const satisfies Record<string, RoutePaths>

export const isRouteKey = (key: string): key is keyof typeof ROUTES => Object.hasOwn(ROUTES, key)

/** Routes with a parameter, matched after the fixed ones; the blog's slug may span several segments. */
const PARENTS = { 'projecten-slug': projecten, 'blog-slug': same('/blog') } as const

/** For every path without a route of its own. */
export const CATCH_ALL_KEY = 'slug'

/** The key of the route that a path (decoded, without locale prefix) belongs to. */
export function routeKeyOf(locale: Locale, path: string): string {
  const fixed = Object.entries(ROUTES).find(([, paths]) => paths[locale] === path)
  const parent = fixed ?? Object.entries(PARENTS).find(([, paths]) => isWithin(path, paths[locale]))
  return parent?.[0] ?? CATCH_ALL_KEY
}

/** A route's name, as in `index___en` (Behaviour: route-name). */
export const routeName = (key: string, locale: Locale): string => `${key}___${locale}`
