/**
 * Defect: a request, to REST or to the lists of the panel, chooses how many documents it reads, all of them with `limit=0`
 * or `pagination=false`, and Payload has no setting for the most. One request of anybody who may read holds the process for minutes.
 * Seen in: payload 3.90.1
 * Upstream: not reported yet
 * Remove when: limit-reads.int.test.ts "Payload reads as many documents as a request wants" fails
 */
import type { CollectionBeforeOperationHook, Plugin } from 'payload'

import { MAX_PAGE_SIZE } from '@/src/lib/page-size'
import { isPostedQuery } from './require-locale'

const READS: readonly string[] = ['GET', 'HEAD']

/** Payload also understands "limit[]", and takes a list of one for its only value. */
const names = (name: string, key: string): boolean => key === name || key.startsWith(`${name}[`)

/** The limit that a query gets; null for Payload's default. */
function limitOf(params: [string, string][]): number | null {
  const wanted = params.filter(([key]) => names('limit', key)).map(([, value]) => Number(value))
  const isUnpaged = params.some(([key]) => names('pagination', key))
  if (wanted.length === 0) return isUnpaged ? MAX_PAGE_SIZE : null
  const [limit = 0] = wanted.length === 1 ? wanted : []
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, MAX_PAGE_SIZE) : MAX_PAGE_SIZE
}

/** Limits how many documents a request to read gets at once; the response names the limit. */
export function limitReads(request: Request): Request {
  const { method, headers, body, signal, url } = request
  if (!READS.includes(method) && !isPostedQuery(request)) return request
  const { origin, pathname, searchParams } = new URL(url)
  const params = [...searchParams]
  const limit = limitOf(params)
  if (limit === null) return request
  const others = params.filter(([key]) => !names('limit', key))
  // First: Payload reads a limited number of parameters.
  const query = new URLSearchParams([['limit', String(limit)], ...others])
  const init = { method, headers, body, signal, duplex: 'half' } as RequestInit
  return new Request(`${origin}${pathname}?${query}`, init)
}

/** The tenant selector reads all tenants of a person; they are small. */
const UNLIMITED: readonly string[] = ['tenants']

/** Limits a page of the lists of the panel, whose size is in the address, the preferences or the call of the browser. */
const limitPage: CollectionBeforeOperationHook = ({ args, collection, operation, overrideAccess }) => {
  if (operation !== 'read' || overrideAccess || UNLIMITED.includes(collection.slug)) return args
  if (!('limit' in args) || typeof args.limit !== 'number' || args.pagination === false) return args
  const isWithin = args.limit > 0 && args.limit <= MAX_PAGE_SIZE
  return isWithin ? args : { ...args, limit: MAX_PAGE_SIZE }
}

/** Adds the limit to every collection. */
export const limitLists: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [...(collection.hooks?.beforeOperation ?? []), limitPage],
    },
  })),
})
