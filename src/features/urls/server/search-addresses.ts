import type { PayloadRequest, Where } from 'payload'

import { referenceId } from '@/src/access/memberships'
import { ADDRESSES } from '@/src/features/urls/rules/addresses'
import { searchField } from '@/src/fields/search-field'
import type { AddressOwner } from './read-addresses'

/** The most documents that one search finds by their path. */
const MAX_FOUND = 500

/** What is searched for: of a whole URL its path, without the prefix of a language. */
export function searchedPath(text: string): string {
  const { pathname } = URL.parse(text) ?? { pathname: text }
  return pathname.replace(/^\/(?:nl|en)(?=\/)/, '')
}

/** The pages or posts with a path in which the text is. */
export async function ownersAt(req: PayloadRequest, owner: AddressOwner, text: string): Promise<string[]> {
  const field = owner === 'pages' ? 'page' : 'post'
  const { docs } = await req.payload.find({
    ...{ collection: 'page-urls', depth: 0, limit: MAX_FOUND, pagination: false, select: { [field]: true } },
    where: { and: [{ path: { contains: searchedPath(text) } }, { [field]: { exists: true } }] },
    // The reader finds nothing that it may not read; this only keeps the search to its tenants.
    ...{ overrideAccess: false, user: req.user, req },
  })
  return docs.flatMap((url) => (url[field] ? [referenceId(url[field])] : []))
}

/** Lets the list of pages be searched by path, which is in rows of another collection. */
export const searchAddresses = searchField(ADDRESSES, async (req, text) => ({
  id: { in: await ownersAt(req, 'pages', text) },
}))

/** Lets page URLs be searched by the title of what is there, as the picker of a redirect does. */
export const searchUrlTitles = searchField('path', (_, text) => {
  const byTitle = ['page.title', 'post.title'].map((field): Where => ({ [field]: { contains: text } }))
  return { or: [{ path: { contains: searchedPath(text) } }, ...byTitle] }
})
