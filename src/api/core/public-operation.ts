import { z } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'

import { describeAnswer } from '@/src/cache/answer-record'
import { cacheTags } from '@/src/cache/tags'
import { takingTurnsOf } from '@/src/platform/database/transaction-turns'
import { env } from '@/src/platform/env'
import { requestHost, requestProtocol } from '@/src/routing/host'
import { requestedSite } from './requested-site'
import { conditional } from './conditional'
import type { ApiEnv, InstallationContext, SiteRequest } from './environment'
import { respondNotModified } from './not-modified'
import { operationKind } from './operation'
import { ApiError } from './problems'

/** An operation without authentication that belongs to no site. A `conditional` one honours `If-None-Match`. */
export const publicOperation = operationKind<
  { installation: InstallationContext },
  { conditional?: boolean }
>(({ conditional: isConditional = false }) => ({
  problems: [],
  conditional: isConditional,
  middleware: isConditional ? [conditional] : [],
  extra: (c) => ({ installation: c.get('installation') }),
}))

/** @throws {ApiError} 404 when no site has the domain, 503 while its tenant is suspended */
async function visitedSite(request: Request): Promise<SiteRequest> {
  const site = await requestedSite(request)
  if (!site) throw new ApiError('unknownDomain', 'No site has this domain.')
  if (site.suspended)
    throw new ApiError('unavailable', 'This site is suspended.', { headers: { 'retry-after': '3600' } })
  const { headers } = request
  const port = requestHost(headers, env.TRUST_PROXY)?.port ?? ''
  return { site, protocol: requestProtocol(headers, env.TRUST_PROXY), port }
}

const domainQuery = z.object({
  domain: z
    .string()
    .max(253)
    .optional()
    .openapi({ description: 'Hostname of the site, if not that of the request.' }),
})

const findSite = createMiddleware<ApiEnv>(async (c, next) => {
  const visit = await visitedSite(c.req.raw)
  const { tenantId, domainId } = visit.site
  describeAnswer({ tags: [cacheTags.tenant(tenantId), cacheTags.site(domainId)] })
  c.set('visit', visit)
  await takingTurnsOf(`tenant ${tenantId}`, next)
})

/** An operation without authentication, about one site. Its GET honours `If-None-Match`. */
export const publicSiteOperation = operationKind<{ visit: SiteRequest }>(({ method }) => ({
  problems: ['unknownDomain', 'unavailable'],
  query: domainQuery,
  conditional: method === 'get',
  localizedErrors: true,
  middleware: method === 'get' ? [respondNotModified, conditional, findSite] : [findSite],
  extra: (c) => ({ visit: c.get('visit') }),
}))
