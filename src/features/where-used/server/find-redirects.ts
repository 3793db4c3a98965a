import type { CollectionSlug, PayloadRequest } from 'payload'

import type { UsedRedirect } from '../rules/deletion'
import type { UsedDocument } from './find-uses'

/** The maximum number of listed redirects; the others are only counted. */
const MAX_LISTED = 10

/** The field of a page URL that has a document of a collection. */
const OWNERS: Partial<Record<CollectionSlug, string>> = {
  pages: 'page',
  posts: 'post',
  authors: 'author',
  categories: 'category',
}

export type UsedRedirects = { redirects: UsedRedirect[]; redirectTotal: number }

const NONE: UsedRedirects = { redirects: [], redirectTotal: 0 }

/**
 * Finds the enabled redirects that lead to a document, as far as the actor may read them. They refer to one of its URLs and
 * keep no document from being deleted.
 */
export async function findRedirects(
  req: PayloadRequest,
  { collection, id }: UsedDocument,
): Promise<UsedRedirects> {
  const owner = OWNERS[collection]
  const { read } = req.payload.collections.redirects.config.access
  if (!owner || !(await read({ req }))) return NONE
  const { docs, totalDocs } = await req.payload.find({
    collection: 'redirects',
    where: { and: [{ enabled: { equals: true } }, { [`to.reference.${owner}`]: { equals: id } }] },
    select: { from: true, domain: true },
    populate: { domains: { hostname: true } },
    sort: ['from', 'id'],
    limit: MAX_LISTED,
    depth: 1,
    overrideAccess: false,
    req,
  })
  const redirects = docs.map(({ id: redirect, from, domain }) => ({
    id: redirect,
    from,
    hostname: typeof domain === 'object' && domain ? domain.hostname : null,
  }))
  return { redirects, redirectTotal: totalDocs }
}
