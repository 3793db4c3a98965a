import {
  COLLECTIONS,
  type CollectionFacts,
  collectionsWhere,
  type PreviewedCollection,
} from '@/collections/registry'
import { type LocaleTexts, perLocale } from '@/src/i18n/locale-texts'
import { ADMIN_LOCALE, LOCALES, type Locale } from '@/src/lib/constants'

const ADMIN = '/admin'
/** `/admin` in the default language of the admin, `/en/admin` in another. */
const rootIn = (language: Locale): string => (language === ADMIN_LOCALE ? '' : `/${language}`) + ADMIN

export const ADMIN_ROOTS = LOCALES.map(rootIn)

type Alias = { native: string; path: string; createSegment?: string }

/** Our admin paths and Payload's native ones (Behaviour: admin-paths), both without `/admin`. */
const ALIASES: readonly Alias[] = Object.entries<CollectionFacts>(COLLECTIONS).map(
  ([slug, { adminPath, createSegment }]) => ({
    native: `/collections/${slug}`,
    path: adminPath,
    ...(createSegment && { createSegment }),
  }),
)

/** A release is no document of a collection, but is previewed as well. */
const previewPath = (slug: PreviewedCollection | 'releases'): string =>
  `${slug === 'releases' ? '/releases' : COLLECTIONS[slug].adminPath}/preview`

/** Our own views under an alias; they have no native path. */
const PREVIEWS = [
  ...(collectionsWhere(({ previewed }) => previewed !== undefined) as PreviewedCollection[]),
  'releases' as const,
].map(previewPath)

/** The rest of `path` after `prefix`, or null when `path` is neither `prefix` nor below it. */
const below = (path: string, prefix: string): string | null =>
  path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : null

/** Payload's path for one of ours; null when it is not an alias. Both without `/admin`. */
export function toPayloadAdminPath(path: string): string | null {
  if (PREVIEWS.some((preview) => below(path, preview) !== null)) return null
  for (const alias of ALIASES) {
    const rest = below(path, alias.path)
    if (rest !== null) return alias.native + (rest === `/${alias.createSegment ?? 'new'}` ? '/create' : rest)
  }
  return null
}

/** Our path for one of Payload's; null when it has none. Both without `/admin`. */
export function toPublicAdminPath(path: string): string | null {
  for (const alias of ALIASES) {
    const rest = below(path, alias.native)
    if (rest !== null) return alias.path + (rest === '/create' ? `/${alias.createSegment ?? 'create'}` : rest)
  }
  return null
}

/** Whether a native or aliased path (after `/admin`) belongs to the CMS (Behaviour: admin-cms-closed). */
export const isCmsPath = (path: string): boolean => below(toPublicAdminPath(path) ?? path, '/cms') !== null

/** Splits an admin path into its language and the path after `/admin` (empty for the dashboard); null for other paths. */
export function parseAdminPath(pathname: string): { language: Locale; path: string } | null {
  for (const language of LOCALES) {
    const path = below(pathname, rootIn(language))
    if (path !== null) return { language, path }
  }
  return null
}

/** The public URL of a native or aliased admin path (after `/admin`, optionally with a query). */
export function adminHref(language: Locale, path: string): string {
  const [pathname = '', ...query] = path.split('?')
  const publicPath = rootIn(language) + (toPublicAdminPath(pathname) ?? pathname)
  return [publicPath, ...query].join('?')
}

export const collectionHref = (language: Locale, slug: string): string =>
  adminHref(language, `/collections/${slug}`)

/** @param id of the document, or `create` for the form of a new one */
export const documentHref = (language: Locale, slug: string, id: string): string =>
  adminHref(language, `/collections/${slug}/${id}`)

/** The preview of a document's draft in one locale, or what leads to it. @param language of the panel */
export const previewHref = (
  language: Locale,
  collection: PreviewedCollection | 'releases',
  id: string,
  locale: Locale,
): string => `${rootIn(language)}${previewPath(collection)}/${id}?locale=${locale}`

/** Leads to a page of a site and begins editing there. @param address of the page */
export const editOnSiteHref = (language: Locale, address: string): string =>
  `${rootIn(language)}/edit-on-site?url=${encodeURIComponent(address)}`

const PLAYGROUND = '/cms/playground'

/** Whether a path (after `/admin`) shows pages as visitors get them. */
export const isPreviewPath = (path: string): boolean =>
  [...PREVIEWS, PLAYGROUND].some((preview) => below(path, preview) !== null)

/** Behaviour: admin-playground */
export const PLAYGROUND_HREF: LocaleTexts = perLocale((language) => adminHref(language, PLAYGROUND))

/** Behaviour: admin-teapot */
export const TEAPOT = `${PLAYGROUND}/teapot`

/** Outside the panel: leads from a site to it (src/app/api/auth/hand-over). */
export const HAND_OVER = '/api/auth/hand-over'
