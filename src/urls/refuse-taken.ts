import type { CollectionBeforeChangeHook } from 'payload'

import type { PageUrl } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { isLocale } from '@/src/lib/constants'
import { addressTaken, type Holder } from './taken-path'

const COLLECTION = 'page-urls'

const KINDS = {
  page: { nl: 'de pagina', en: 'the page' },
  post: { nl: 'het artikel', en: 'the post' },
  author: { nl: 'de auteur', en: 'the author' },
  category: { nl: 'de categorie', en: 'the category' },
} as const

function nameOf(document: NonNullable<PageUrl['page' | 'post' | 'author' | 'category']>): string {
  const id = referenceId(document)
  if (typeof document === 'string') return id
  const name = 'title' in document ? document.title : document.name
  return name ? `“${name}”` : id
}

function holderIn(url: PageUrl): Holder | undefined {
  for (const kind of ['page', 'post', 'author', 'category'] as const) {
    const document = url[kind]
    if (document)
      return { nl: `${KINDS[kind].nl} ${nameOf(document)}`, en: `${KINDS[kind].en} ${nameOf(document)}` }
  }
  return undefined
}

/**
 * Refuses an address that another document has, at the path, and says which. The unique index is the promise; once
 * Postgres refuses by it, nothing more can be asked.
 */
export const refuseTakenPath: CollectionBeforeChangeHook<PageUrl> = async ({ data, originalDoc, req }) => {
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
  if (other) throw addressTaken(path, { collection: COLLECTION, field: 'path' }, req, holderIn(other))
  return data
}
