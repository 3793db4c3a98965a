import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'

import { referenceId } from '@/src/access/memberships'
import { ADDRESSES } from '@/src/features/urls/rules/addresses'
import { isRecord } from '@/src/lib/is-record'

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

/** The query with the pages that have a path in place of a search for their addresses, which are rows of another collection. */
async function withoutAddresses(req: PayloadRequest, where: Where): Promise<Where> {
  const parts = Object.entries(where).map(async ([name, value]): Promise<Where> => {
    if ((name === 'and' || name === 'or') && Array.isArray(value))
      return { [name]: await Promise.all(value.map((part) => withoutAddresses(req, part))) }
    const text: unknown = name === ADDRESSES && isRecord(value) ? value.like : undefined
    return typeof text === 'string'
      ? { id: { in: await pagesAt(req, text) } }
      : { [name]: value as Where[string] }
  })
  return Object.assign({}, ...(await Promise.all(parts))) as Where
}

const hasAddresses = (where: unknown): boolean =>
  Array.isArray(where)
    ? where.some(hasAddresses)
    : isRecord(where) && (ADDRESSES in where || hasAddresses(where.and) || hasAddresses(where.or))

/** Lets the list of pages be searched by address (`listSearchableFields`). */
export const searchAddresses: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'read' || !('where' in args) || !hasAddresses(args.where)) return args
  return { ...args, where: await withoutAddresses(req, args.where as Where) } as typeof args
}
