import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'

import { env } from '@/src/lib/env'
import { REQUEST_ID_HEADER } from '@/src/lib/request-id'
import { parseHost, requestHost, requestProtocol } from '@/src/site/host'
import { routingStore } from '@/src/site/store/cache'
import { PRIVATE } from './caching'
import type { ApiEnv, Installation, Visit } from './environment'
import { inputOf, toResponse, toRoute, type Definition, type Input, type Operation } from './operation'
import { ApiError } from './problems'

type PublicDefinition<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodType,
  A extends z.ZodType,
  Extra,
> = Definition<P, Q, B, A> & {
  handle: (input: Input<P, Q, B> & Extra) => Promise<z.input<A> | void>
}

const conditional = etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'cache-tag', REQUEST_ID_HEADER] })

/** An operation that anybody may call and that belongs to no site. Its answers are not cached. */
export function openOperation<
  A extends z.ZodType,
  P extends z.ZodObject = z.ZodObject,
  Q extends z.ZodObject = z.ZodObject,
  B extends z.ZodType = z.ZodType,
>(definition: PublicDefinition<P, Q, B, A, { installation: Installation }>): Operation {
  const route = toRoute(definition, { middleware: [], problems: [] })
  const respond = async (c: Context<ApiEnv>): Promise<Response> => {
    const input = inputOf<P, Q, B>(c)
    input.headers.set('cache-control', PRIVATE)
    const result = await definition.handle({ ...input, installation: c.get('installation') })
    return toResponse(definition, result, input.headers)
  }
  return { route, respond }
}

/** The site that a call is about: `?domain=`, else the Host header. */
async function visitedSite(request: Request): Promise<Visit> {
  const asked = new URL(request.url).searchParams.get('domain')
  const own = requestHost(request.headers, env.TRUST_PROXY)
  const host = asked === null ? own : parseHost(asked)
  const site = host && (await routingStore().findSite(host.hostname))
  if (!host || !site) throw new ApiError('unknownDomain', 'No site answers on this domain.')
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
export function siteOperation<
  A extends z.ZodType,
  P extends z.ZodObject = z.ZodObject,
  Q extends z.ZodObject = z.ZodObject,
  B extends z.ZodType = z.ZodType,
>(definition: PublicDefinition<P, Q, B, A, { visit: Visit }>): Operation {
  const query = (definition.query ?? z.strictObject({})).extend(domainQuery.shape)
  const route = toRoute(
    { ...definition, query },
    {
      middleware: definition.method === 'get' ? [conditional, findSite] : [findSite],
      problems: ['unknownDomain', 'unavailable'],
    },
  )
  const respond = async (c: Context<ApiEnv>): Promise<Response> => {
    const input = inputOf<P, Q, B>(c)
    input.headers.set('cache-control', PRIVATE)
    const result = await definition.handle({ ...input, visit: c.get('visit') })
    return toResponse(definition, result, input.headers)
  }
  return { route, respond }
}
