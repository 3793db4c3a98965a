import { z } from '@hono/zod-openapi'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { createMiddleware } from 'hono/factory'

import { env } from '@/src/lib/env'
import { REQUEST_ID_HEADER } from '@/src/lib/request-id'
import { parseHost, requestHost, requestProtocol } from '@/src/site/host'
import { routingStore } from '@/src/site/store/cache'
import type { ApiEnv, Installation, Visit } from './environment'
import { operationKind } from './operation'
import { ApiError } from './problems'

/** An operation that anybody may call and that belongs to no site. */
export const openOperation = operationKind<{ installation: Installation }>(() => ({
  problems: [],
  middleware: [],
  extra: (c) => ({ installation: c.get('installation') }),
}))

const conditional = etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'cache-tag', REQUEST_ID_HEADER] })

/** The site that a call is about: `?domain=`, else the Host header. */
async function visitedSite(request: Request): Promise<Visit> {
  const asked = new URL(request.url).searchParams.get('domain')
  const own = requestHost(request.headers, env.TRUST_PROXY)
  const host = asked === null ? own : parseHost(asked)
  const site = host && (await routingStore().findSite(host.hostname))
  if (!site) throw new ApiError('unknownDomain', 'No site answers on this domain.')
  if (site.suspended)
    throw new ApiError('unavailable', 'This site is suspended.', { headers: { 'retry-after': '3600' } })
  return { site, protocol: requestProtocol(request.headers, env.TRUST_PROXY), port: own?.port ?? '' }
}

const domainQuery = z.object({
  domain: z
    .string()
    .max(253)
    .optional()
    .openapi({ description: 'Hostname of another site than the one called.' }),
})

const findSite = createMiddleware<ApiEnv>(async (c, next) => {
  c.set('visit', await visitedSite(c.req.raw))
  await next()
})

/** An operation that anybody may call, about one site. A GET of it answers 304 to who has the current answer. */
export const siteOperation = operationKind<{ visit: Visit }>(({ method }) => ({
  problems: ['unknownDomain', 'unavailable'],
  query: domainQuery,
  conditional: method === 'get',
  middleware: method === 'get' ? [conditional, findSite] : [findSite],
  extra: (c) => ({ visit: c.get('visit') }),
}))
