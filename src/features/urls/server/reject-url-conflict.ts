import type { CollectionBeforeChangeHook } from 'payload'

import type { PageUrl } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { type LocaleTexts, perLocale } from '@/src/i18n/locale-texts'
import { isLocale } from '@/src/lib/constants'
import { hasTokenHeader } from '@/src/platform/http/token-header'
import { urlConflictMessage, type UrlOwner } from './url-conflict'

const COLLECTION = 'page-urls'

const KINDS = {
  page: { nl: 'de pagina', en: 'the page' },
  post: { nl: 'het artikel', en: 'the post' },
  author: { nl: 'de auteur', en: 'the author' },
  category: { nl: 'de categorie', en: 'the category' },
} as const satisfies Record<string, LocaleTexts>

type Document = NonNullable<PageUrl['page' | 'post' | 'author' | 'category']>

/** The name of a document; API clients get its id too. */
function nameOf(document: Document, withId: boolean): string {
  const id = referenceId(document)
  if (typeof document === 'string') return id
  const name = 'title' in document ? document.title : document.name
  if (!name) return id
  return withId ? `“${name}” (${id})` : `“${name}”`
}

function ownerOf(url: PageUrl, withId: boolean): UrlOwner | undefined {
  for (const kind of ['page', 'post', 'author', 'category'] as const) {
    const document = url[kind]
    if (!document) continue
    const name = nameOf(document, withId)
    return perLocale((locale) => `${KINDS[kind][locale]} ${name}`)
  }
  return undefined
}

/**
 * Rejects a URL that another document has, and names that document. The unique index enforces this too, but after its
 * error the transaction cannot be queried any more.
 */
export const rejectUrlConflict: CollectionBeforeChangeHook<PageUrl> = async ({ data, originalDoc, req }) => {
  const { id, tenant, domain, locale, path } = { ...originalDoc, ...data }
  // Validation rejects a URL that lacks one of these.
  if (!tenant || !domain || !isLocale(locale) || !path) return data
  const { docs } = await req.payload.find({
    collection: COLLECTION,
    where: {
      tenant: { equals: referenceId(tenant) },
      domain: { equals: referenceId(domain) },
      locale: { equals: locale },
      path: { equals: path },
      ...(id && { id: { not_equals: id } }),
    },
    limit: 1,
    pagination: false,
    depth: 1,
    locale,
    // An account that writes a tenant's URLs may read all documents that have one.
    overrideAccess: true,
    req,
  })
  const [other] = docs
  if (!other) return data
  const owner = ownerOf(other, hasTokenHeader(req.headers))
  throw urlConflictMessage(path, { collection: COLLECTION, field: 'path' }, req, owner)
}
