import type { PayloadRequest } from 'payload'

import { referenceId } from '@/src/access/memberships'
import { ADDRESSES } from '@/src/features/urls/rules/addresses'
import { searchField } from '@/src/fields/search-field'

/** The most pages that one search finds by their path. */
const MAX_FOUND = 500

/** What is searched for: of a whole URL its path, without the prefix of a language. */
export function searchedPath(text: string): string {
  const { pathname } = URL.parse(text) ?? { pathname: text }
  return pathname.replace(/^\/(?:nl|en)(?=\/)/, '')
}

async function pagesAt(req: PayloadRequest, text: string): Promise<string[]> {
  const { docs } = await req.payload.find({
    ...{ collection: 'page-urls', depth: 0, limit: MAX_FOUND, pagination: false, select: { page: true } },
    where: { and: [{ path: { contains: searchedPath(text) } }, { page: { exists: true } }] },
    // The reader finds no page that it may not read; this only keeps the search to its tenants.
    ...{ overrideAccess: false, user: req.user, req },
  })
  return docs.flatMap(({ page }) => (page ? [referenceId(page)] : []))
}

/** Lets the list of pages be searched by path, which is in rows of another collection. */
export const searchAddresses = searchField(ADDRESSES, async (req, text) => ({
  id: { in: await pagesAt(req, text) },
}))
