import type { Locale } from '@/src/lib/constants'

/** Where the admin stands, and where it stands in English (§2.3). */
const ADMIN = '/admin'
const ENGLISH = '/en'

type Alias = { slug: string; path: string; create?: string }

/**
 * The admin paths of the specification (§2.3) for Payload's collections. Paths follow `/admin`. Collections that the
 * specification does not name stand under their own slug, the ones of content under `/cms`.
 */
const ALIASES: readonly Alias[] = [
  { slug: 'pages', path: '/cms/pages' },
  { slug: 'page-urls', path: '/cms/page-urls' },
  { slug: 'templates', path: '/cms/templates' },
  { slug: 'posts', path: '/posts' },
  { slug: 'authors', path: '/authors' },
  { slug: 'categories', path: '/categories' },
  { slug: 'media', path: '/images' },
  { slug: 'forms', path: '/forms' },
  { slug: 'form-submissions', path: '/form-submissions' },
  { slug: 'building-blocks', path: '/building-blocks' },
  { slug: 'products', path: '/products' },
  { slug: 'navigation', path: '/navigation' },
  { slug: 'footer', path: '/footer' },
  { slug: 'site-settings', path: '/site-settings' },
  { slug: 'bookings', path: '/bookings' },
  { slug: 'availability', path: '/availability' },
  { slug: 'consent-texts', path: '/consent-texts' },
  { slug: 'consent-records', path: '/consent-records' },
  { slug: 'consent-snapshots', path: '/consent-snapshots' },
  { slug: 'redirects', path: '/redirects', create: 'new' },
  { slug: 'not-found-log', path: '/not-found' },
  { slug: 'domains', path: '/domains' },
  { slug: 'domain-locales', path: '/domain-locales' },
  { slug: 'tenants', path: '/tenants' },
  { slug: 'users', path: '/users' },
  { slug: 'audit-log', path: '/audit-log' },
  { slug: 'locales', path: '/locales' },
]

/** Views of our own under an alias; they have no native path. */
const PREVIEWS = {
  pages: '/cms/pages/preview',
  templates: '/cms/templates/preview',
  posts: '/posts/preview',
} as const
export type PreviewedCollection = keyof typeof PREVIEWS

const nativePath = ({ slug }: Alias): string => `/collections/${slug}`

/** The rest of `path` after `prefix`, or null when `path` is not it or below it. */
const below = (path: string, prefix: string): string | null =>
  path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : null

/** Payload's path for one of the specification; null when it is not an alias. Both follow `/admin`. */
export function toNativePath(path: string): string | null {
  if (Object.values(PREVIEWS).some((preview) => below(path, preview) !== null)) return null
  for (const alias of ALIASES) {
    const rest = below(path, alias.path)
    if (rest !== null) return nativePath(alias) + (rest === `/${alias.create ?? 'new'}` ? '/create' : rest)
  }
  return null
}

/** The specification's path for one of Payload's; null when it has none. Both follow `/admin`. */
export function toAliasPath(path: string): string | null {
  for (const alias of ALIASES) {
    const rest = below(path, nativePath(alias))
    if (rest !== null) return alias.path + (rest === '/create' ? `/${alias.create ?? 'create'}` : rest)
  }
  return null
}

/** §6: whether a path (after `/admin`), native or aliased, is one of the CMS. */
export const isCmsPath = (path: string): boolean => below(toAliasPath(path) ?? path, '/cms') !== null

/** An address in the admin: the language it is shown in, and the path after `/admin` (empty for the dashboard). */
export function parseAdminPath(pathname: string): { language: Locale; path: string } | null {
  const path = below(pathname, ADMIN)
  if (path !== null) return { language: 'nl', path }
  const english = below(pathname, ENGLISH + ADMIN)
  return english === null ? null : { language: 'en', path: english }
}

/** The address of a native or aliased admin path (after `/admin`, a query may follow) as it is shown to people. */
export function adminHref(language: Locale, path: string): string {
  const [pathname = '', ...query] = path.split('?')
  const shown = (language === 'en' ? ENGLISH : '') + ADMIN + (toAliasPath(pathname) ?? pathname)
  return [shown, ...query].join('?')
}

/** The address of a collection's list. */
export const collectionHref = (language: Locale, slug: string): string =>
  adminHref(language, `/collections/${slug}`)

/** The address of a document, or with `create` of the form for a new one. */
export const documentHref = (language: Locale, slug: string, id: string): string =>
  adminHref(language, `/collections/${slug}/${id}`)

/** The preview of a document's draft, in one content language. */
export const previewHref = (collection: PreviewedCollection, id: string, locale: Locale): string =>
  `${ADMIN}${PREVIEWS[collection]}/${id}?locale=${locale}`

const PLAYGROUND = '/cms/playground'

/** §2.3: where every block and component is shown, in the admin's languages; its teapot stands below it. */
export const PLAYGROUND_HREF: Readonly<Record<Locale, string>> = {
  nl: adminHref('nl', PLAYGROUND),
  en: adminHref('en', PLAYGROUND),
}

/** §2.3: the address (after `/admin`) that answers 418. */
export const TEAPOT = `${PLAYGROUND}/teapot`
