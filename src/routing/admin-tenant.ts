import type { NextRequest } from 'next/server'

import { type TenantOwnedCollection, TENANT_OWNED } from '@/collections/registry'
import { isUuid } from '@/src/lib/uuid'
import { toPayloadAdminPath } from './admin-paths'

/** The multi-tenant plugin's cookie for the selected tenant. */
export const TENANT_COOKIE = 'payload-tenant'
/** In the query of a link to the panel: selects the tenant with this id. */
export const TENANT_PARAMETER = 'tenant'
/** Next’s router loads a page that may never be opened. */
const PREFETCH_HEADER = 'next-router-prefetch'

type OwnedDocument = { collection: TenantOwnedCollection; id: string }

/** What a request says about the tenant that it is for, the strongest first. `cookie` may be of somebody else. */
export type WantedTenant = { chosen: string | null; document: OwnedDocument | null; cookie: string | null }

const uuidOrNull = (value: string | null | undefined): string | null => (isUuid(value) ? value : null)

const isTenantOwned = (slug: string | undefined): slug is TenantOwnedCollection =>
  (TENANT_OWNED as readonly (string | undefined)[]).includes(slug)

/** The document that a path (after `/admin`) is about, if it is one of a tenant. */
function documentAt(path: string): OwnedDocument | null {
  const [, root, collection, id] = (toPayloadAdminPath(path) ?? path).split('/')
  return root === 'collections' && isTenantOwned(collection) && isUuid(id) ? { collection, id } : null
}

/** @param path after `/admin` */
export function wantedTenant({ nextUrl, cookies }: NextRequest, path: string): WantedTenant {
  return {
    chosen: uuidOrNull(nextUrl.searchParams.get(TENANT_PARAMETER)),
    document: documentAt(path),
    cookie: uuidOrNull(cookies.get(TENANT_COOKIE)?.value),
  }
}

/** Whether the browser and the account are to remember the tenant of a request. */
export const opensPage = ({ method, headers }: NextRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !headers.has(PREFETCH_HEADER)

/** Where a link that selects a tenant leads; null for any other request. */
export function withoutTenantParameter({ nextUrl }: NextRequest): string | null {
  if (!nextUrl.searchParams.has(TENANT_PARAMETER)) return null
  const query = new URLSearchParams(nextUrl.searchParams)
  query.delete(TENANT_PARAMETER)
  return nextUrl.pathname + (query.size > 0 ? `?${query.toString()}` : '')
}
