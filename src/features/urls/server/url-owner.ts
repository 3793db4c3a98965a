import { getDataLoader, isolateObjectProperty, type PayloadRequest } from 'payload'

import type { PageUrl } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { type LocaleTexts, perLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import type { UrlOwner } from './url-conflict'

const KINDS = {
  page: { nl: 'de pagina', en: 'the page' },
  post: { nl: 'het artikel', en: 'the post' },
  author: { nl: 'de auteur', en: 'the author' },
  category: { nl: 'de categorie', en: 'the category' },
} as const satisfies Record<string, LocaleTexts>

/** A document that has a page URL; `title` is null in a language without one. */
export type UrlDocument = { type: keyof typeof KINDS; id: string; title: string | null }

type Document = NonNullable<PageUrl['page' | 'post' | 'author' | 'category']>

const titleOf = (document: Document): string | null =>
  typeof document === 'string' ? null : ('title' in document ? document.title : document.name) || null

/** The document that has a URL. */
export function documentAt(url: PageUrl): UrlDocument | null {
  for (const type of ['page', 'post', 'author', 'category'] as const) {
    const document = url[type]
    if (document) return { type, id: referenceId(document), title: titleOf(document) }
  }
  return null
}

/** Describes the document that has a URL, with its id for API clients. */
export function ownerOf(url: PageUrl, withId: boolean): UrlOwner | undefined {
  const document = documentAt(url)
  if (!document) return undefined
  const { type, id, title } = document
  const name = title === null ? id : withId ? `“${title}” (${id})` : `“${title}”`
  return perLocale((locale) => `${KINDS[type][locale]} ${name}`)
}

/** Where a page URL is, or could be. */
export type Place = { tenant: string; domain: string; locale: Locale; path: string }

/**
 * The address may be of another language than what the request saves. Payload sets the language of a query on the request,
 * and that of populating on the request of the loader.
 */
function inOwnLanguage(req: PayloadRequest): PayloadRequest {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'payloadDataLoader'])
  own.payloadDataLoader = getDataLoader(own)
  return own
}

/** The page URL at a place, with its document. */
export async function urlAt(
  req: PayloadRequest,
  { tenant, domain, locale, path }: Place,
): Promise<PageUrl | undefined> {
  const { docs } = await req.payload.find({
    collection: 'page-urls',
    where: {
      tenant: { equals: tenant },
      domain: { equals: domain },
      locale: { equals: locale },
      path: { equals: path },
    },
    limit: 1,
    pagination: false,
    depth: 1,
    locale,
    // An account that writes a tenant's URLs may read all documents that have one.
    overrideAccess: true,
    req: inOwnLanguage(req),
  })
  return docs[0]
}
