import { z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Payload } from 'payload'

import type { Tenant } from '@/payload-types'
import { IS_PROVEN } from '@/src/features/domains/rules/proof'
import { env } from '@/src/platform/env'
import { REQUEST_ID_HEADER } from '@/src/platform/http/request-id'
import { isCrossOrigin } from '@/src/routing/cross-origin'
import { requestedSite } from './requested-site'
import type { ApiEnv } from './environment'
import type { Operation } from './operation'
import { ApiError } from './problems'

/** How long a browser may cache a preflight response, in seconds. */
const PREFLIGHT_SECONDS = 600
const ADMIN_PATH = /^\/api\/admin(?:\/|$)/

/** Request headers that a page of another origin may always send, and response headers that it may read. */
const SENT = ['authorization', 'content-type', 'if-none-match', 'accept-language']
const READ = ['etag', 'location', 'retry-after', 'ratelimit', 'ratelimit-policy', 'content-disposition']

/** The origin of a cross-origin request from a page; null for same-origin pages and for programs. */
const foreignOrigin = (headers: Headers): string | null =>
  isCrossOrigin(headers, env.TRUST_PROXY) ? headers.get('origin') : null

async function tenantLists(payload: Payload, tenantId: string, origin: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'domains',
    where: { tenant: { equals: tenantId }, 'apiOrigins.origin': { equals: origin }, ...IS_PROVEN },
    // A preflight request carries no credentials.
    overrideAccess: true,
  })
  return totalDocs > 0
}

/** The origin if it is allowed: for public operations by the domain's list, for admin ones by the lists of the host's tenant. */
async function allowedOrigin(origin: string, c: Context<ApiEnv>): Promise<string | null> {
  if (foreignOrigin(c.req.raw.headers) === null) return null
  const site = await requestedSite(c.req.raw)
  if (!site) return null
  const listed = ADMIN_PATH.test(c.req.path)
    ? await tenantLists(await c.get('installation').payload(), site.tenantId, origin)
    : site.apiOrigins.includes(origin)
  return listed ? origin : null
}

/**
 * Browsers send multipart to any site without asking first, as they do not send JSON.
 * @throws {ApiError} 403 for a page of an origin that is not listed
 */
export async function assertMayPost(c: Context<ApiEnv>): Promise<void> {
  const origin = foreignOrigin(c.req.raw.headers)
  if (origin === null || (await allowedOrigin(origin, c)) !== null) return
  throw new ApiError(
    'forbidden',
    'This site does not accept submissions with files from the origin of this page.',
  )
}

/** The request headers that an operation declares, such as `x-tenant` and `if-match`. */
function ownHeaders({ route }: Operation): string[] {
  const headers = route.request?.headers
  return headers instanceof z.ZodObject ? Object.keys(headers.shape) : []
}

/** Cross-origin calls are closed except for the origins that a tenant lists. Credentials (cookies) are never allowed. */
export const crossOrigin = (operations: readonly Operation[]): MiddlewareHandler =>
  cors({
    origin: allowedOrigin,
    allowMethods: (_origin, c) => c.res.headers.get('allow')?.split(', ') ?? [],
    allowHeaders: [...new Set([...SENT, ...operations.flatMap(ownHeaders)])],
    exposeHeaders: [...READ, REQUEST_ID_HEADER],
    maxAge: PREFLIGHT_SECONDS,
  })

/** @throws {ApiError} 403 for a page whose origin the tenant acted in does not list, even if the host's tenant does */
export async function assertOriginListed(payload: Payload, tenant: Tenant, headers: Headers): Promise<void> {
  const origin = foreignOrigin(headers)
  if (origin === null || (await tenantLists(payload, tenant.id, origin))) return
  throw new ApiError('forbidden', `"${tenant.slug}" does not allow the origin of this page.`)
}

/** @throws {ApiError} 403 for a page of another origin: operations on several tenants have no list of origins */
export function assertOwnOrigin(headers: Headers): void {
  if (foreignOrigin(headers) === null) return
  throw new ApiError('forbidden', 'This operation does not accept cross-origin requests.')
}
