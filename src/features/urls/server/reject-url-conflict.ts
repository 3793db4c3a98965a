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

/** People know a document by its name; a program needs its id. */
function nameOf(document: Document, forProgram: boolean): string {
  const id = referenceId(document)
  if (typeof document === 'string') return id
  const name = 'title' in document ? document.title : document.name
  if (!name) return id
  return forProgram ? `“${name}” (${id})` : `“${name}”`
}

function holderIn(url: PageUrl, forProgram: boolean): UrlOwner | undefined {
  for (const kind of ['page', 'post', 'author', 'category'] as const) {
    const document = url[kind]
    if (!document) continue
    const name = nameOf(document, forProgram)
    return perLocale((locale) => `${KINDS[kind][locale]} ${name}`)
  }
  return undefined
}

/**
 * Refuses an address that another document has, at the path, and says which. The unique index is the promise; once
 * Postgres refuses by it, nothing more can be asked.
 */
export const rejectUrlConflict: CollectionBeforeChangeHook<PageUrl> = async ({ data, originalDoc, req }) => {
  const { id, tenant, domain, locale, path } = { ...originalDoc, ...data }
  // What lacks one of these is refused where it is validated.
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
    // Whoever writes addresses of a tenant may read what its others lead to.
    overrideAccess: true,
    req,
  })
  const [other] = docs
  if (!other) return data
  const holder = holderIn(other, hasTokenHeader(req.headers))
  throw urlConflictMessage(path, { collection: COLLECTION, field: 'path' }, req, holder)
}
