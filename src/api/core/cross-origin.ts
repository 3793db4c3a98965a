import { z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Payload } from 'payload'

import type { Tenant } from '@/payload-types'
import { env } from '@/src/platform/env'
import { REQUEST_ID_HEADER } from '@/src/platform/http/request-id'
import { isCrossOrigin } from '@/src/routing/cross-origin'
import { requestedSite } from './requested-site'
import type { ApiEnv } from './environment'
import type { Operation } from './operation'
import { ApiError } from './problems'

/** How long a browser need not ask again, in seconds. */
const PREFLIGHT_SECONDS = 600
const ADMIN_PATH = /^\/api\/admin(?:\/|$)/

/** What a page of another address may send to any operation, and may read of the answer besides its body. */
const SENT = ['authorization', 'content-type', 'if-none-match', 'accept-language']
const READ = ['etag', 'location', 'retry-after', 'ratelimit', 'ratelimit-policy', 'content-disposition']

/** From which other address a page calls; null for pages of the host itself and for programs. */
const foreignOrigin = (headers: Headers): string | null =>
  isCrossOrigin(headers, env.TRUST_PROXY) ? headers.get('origin') : null

async function tenantLists(payload: Payload, tenantId: string, origin: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'domains',
    where: { and: [{ tenant: { equals: tenantId } }, { 'apiOrigins.origin': { equals: origin } }] },
    // Whoever calls: a browser asks before anybody is known.
    overrideAccess: true,
  })
  return totalDocs > 0
}

/** The origin if the answer is for it: public data by the list of the site, admin calls by those of the host's company. */
async function allowedOrigin(origin: string, c: Context<ApiEnv>): Promise<string | null> {
  if (foreignOrigin(c.req.raw.headers) === null) return null
  const site = await requestedSite(c.req.raw)
  if (!site) return null
  const listed = ADMIN_PATH.test(c.req.path)
    ? await tenantLists(await c.get('installation').payload(), site.tenantId, origin)
    : site.apiOrigins.includes(origin)
  return listed ? origin : null
}

/** The headers that an operation publishes as its own: `x-tenant`, `if-match`. */
function ownHeaders({ route }: Operation): string[] {
  const headers = route.request?.headers
  return headers instanceof z.ZodObject ? Object.keys(headers.shape) : []
}

/** Closed, but for origins that a company lists; these may send what the operations take. Without cookies: they are never allowed. */
export const crossOrigin = (operations: readonly Operation[]): MiddlewareHandler =>
  cors({
    origin: allowedOrigin,
    allowMethods: (_origin, c) => c.res.headers.get('allow')?.split(', ') ?? [],
    allowHeaders: [...new Set([...SENT, ...operations.flatMap(ownHeaders)])],
    exposeHeaders: [...READ, REQUEST_ID_HEADER],
    maxAge: PREFLIGHT_SECONDS,
  })

/** @throws {ApiError} 403 for a page of an origin that the tenant acted in does not list, whatever the host's company lists */
export async function assertOriginListed(payload: Payload, tenant: Tenant, headers: Headers): Promise<void> {
  const origin = foreignOrigin(headers)
  if (origin === null || (await tenantLists(payload, tenant.id, origin))) return
  throw new ApiError('forbidden', `"${tenant.slug}" does not list the origin that this page calls from.`)
}

/** @throws {ApiError} 403 for a page of another address: what concerns more than one tenant is in no tenant's list */
export function assertOwnOrigin(headers: Headers): void {
  if (foreignOrigin(headers) === null) return
  throw new ApiError('forbidden', 'A page of another address does not act on tenants.')
}
