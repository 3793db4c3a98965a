import { withListFilter, withOwnParams } from './keep-filter'
import type { BulkRejection } from './rejection'

export type BulkResult = { slug: string; rejection: BulkRejection | null }

/** The collection whose documents a request changes in bulk; null for any other request. */
function bulkSlug(url: string, method: string | undefined, apiRoute: string): string | null {
  if (method?.toUpperCase() !== 'PATCH' && method?.toUpperCase() !== 'DELETE') return null
  const { pathname, search } = new URL(url, 'http://panel')
  const [slug, ...others] = pathname.slice(apiRoute.length + 1).split('/')
  return pathname.startsWith(`${apiRoute}/`) && slug && others.length === 0 && search ? slug : null
}

const readRejection = async (response: Response): Promise<BulkRejection | null> => {
  const { heading, rejected } = (await response.json()) as Partial<BulkRejection>
  return heading && rejected ? { heading, rejected } : null
}

/** Tells of every bulk change of this tab how it ended: Payload shows its response in a message that goes away. */
export function watchBulkChanges(apiRoute: string, tell: (result: BulkResult) => void): () => void {
  const plainFetch = globalThis.fetch
  const watching: typeof fetch = async (input, init) => {
    const slug = typeof input === 'string' ? bulkSlug(input, init?.method, apiRoute) : null
    if (typeof input !== 'string' || slug === null) return plainFetch(input, init)
    const listQuery = globalThis.location?.search ?? ''
    const url = withOwnParams(withListFilter(input, init?.body, listQuery), listQuery)
    const response = await plainFetch(url, init)
    void readRejection(response.clone()).then(
      (rejection) => tell({ slug, rejection }),
      () => undefined,
    )
    return response
  }
  globalThis.fetch = watching
  return () => {
    if (globalThis.fetch === watching) globalThis.fetch = plainFetch
  }
}
