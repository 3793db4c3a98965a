import {
  COLLECTIONS,
  type CollectionFacts,
  collectionsWhere,
  type PreviewedCollection,
} from '@/collections/registry'
import { type LocaleTexts, perLocale } from '@/src/i18n/locale-texts'
import { ADMIN_LOCALE, LOCALES, type Locale } from '@/src/lib/constants'

const ADMIN = '/admin'
/** Where the admin is in a language: `/admin` in its own, `/en/admin` in another. */
const rootIn = (language: Locale): string => (language === ADMIN_LOCALE ? '' : `/${language}`) + ADMIN

/** Where the admin is, in each language. */
export const ADMIN_ROOTS = LOCALES.map(rootIn)

type Alias = { native: string; path: string; createSegment?: string }

/** Our admin paths beside Payload's own (Behaviour: admin-paths). Both follow `/admin`. */
const ALIASES: readonly Alias[] = Object.entries<CollectionFacts>(COLLECTIONS).map(
  ([slug, { adminPath, createSegment }]) => ({
    native: `/collections/${slug}`,
    path: adminPath,
    ...(createSegment && { createSegment }),
  }),
)

const previewPath = (slug: PreviewedCollection): string => `${COLLECTIONS[slug].adminPath}/preview`

/** Views of our own under an alias; they have no native path. */
const PREVIEWS = (collectionsWhere(({ previewed }) => previewed === true) as PreviewedCollection[]).map(
  previewPath,
)

/** The rest of `path` after `prefix`, or null when `path` is not it or below it. */
const below = (path: string, prefix: string): string | null =>
  path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : null

/** Payload's path for one of ours; null when it is not an alias. Both follow `/admin`. */
export function toPayloadAdminPath(path: string): string | null {
  if (PREVIEWS.some((preview) => below(path, preview) !== null)) return null
  for (const alias of ALIASES) {
    const rest = below(path, alias.path)
    if (rest !== null) return alias.native + (rest === `/${alias.createSegment ?? 'new'}` ? '/create' : rest)
  }
  return null
}

/** Our path for one of Payload's; null when it has none. Both follow `/admin`. */
export function toPublicAdminPath(path: string): string | null {
  for (const alias of ALIASES) {
    const rest = below(path, alias.native)
    if (rest !== null) return alias.path + (rest === '/create' ? `/${alias.createSegment ?? 'create'}` : rest)
  }
  return null
}

/** Whether a path (after `/admin`), native or aliased, is one of the CMS (Behaviour: admin-cms-closed). */
export const isCmsPath = (path: string): boolean => below(toPublicAdminPath(path) ?? path, '/cms') !== null

/** An address in the admin: the language it is shown in, and the path after `/admin` (empty for the dashboard). */
export function parseAdminPath(pathname: string): { language: Locale; path: string } | null {
  for (const language of LOCALES) {
    const path = below(pathname, rootIn(language))
    if (path !== null) return { language, path }
  }
  return null
}

/** The address of a native or aliased admin path (after `/admin`, a query may follow) as it is shown to people. */
export function adminHref(language: Locale, path: string): string {
  const [pathname = '', ...query] = path.split('?')
  const shown = rootIn(language) + (toPublicAdminPath(pathname) ?? pathname)
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
  `${ADMIN}${previewPath(collection)}/${id}?locale=${locale}`

const PLAYGROUND = '/cms/playground'

/** Behaviour: admin-playground */
export const PLAYGROUND_HREF: LocaleTexts = perLocale((language) => adminHref(language, PLAYGROUND))

/** Behaviour: admin-teapot */
export const TEAPOT = `${PLAYGROUND}/teapot`
