import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

import { apiTokenOf } from '@/src/access/api-token'
import { permit } from '@/src/api/core/admin-operation'
import { PRIVATE } from '@/src/api/core/caching'
import type { ApiEnv, Caller } from '@/src/api/core/environment'
import { rateLimit } from '@/src/api/core/limits'
import { ApiError } from '@/src/api/core/problems'
import { requestedSite } from '@/src/api/core/requested-site'
import { readAssistantSettings } from '@/src/features/assistant'
import { isRecord } from '@/src/lib/is-record'
import { isOnAdminHost } from '@/src/routing/admin-hosts'
import { proposes } from '../tools'
import type { Resources } from '../tools/editable'

const [PARSE_ERROR, INVALID_REQUEST, REJECTED] = [-32_700, -32_600, -32_000]

const rpcError = (code: number, message: string, data?: unknown) => ({
  jsonrpc: '2.0',
  id: null,
  error: { code, message, ...(data !== undefined && { data }) },
})

/** Makes a problem the error that agents expect, with the same status and headers. */
const problemsAsErrors = createMiddleware<ApiEnv>(async (c, next) => {
  await next()
  c.res.headers.set('cache-control', PRIVATE)
  if (!c.error) return
  const { status, headers } = c.res
  const problem: unknown = await c.res.json()
  const detail = isRecord(problem) ? String(problem.detail) : ''
  const kept = new Headers(headers)
  kept.set('content-type', 'application/json')
  c.res = new Response(JSON.stringify(rpcError(REJECTED, detail, problem)), { status, headers: kept })
})

/** Only API tokens: a session has all rights of its person in all tenants, and no scope. */
const authenticateToken = createMiddleware<ApiEnv>(async (c, next) => {
  const user = await c.get('mount').authenticate(await c.get('installation').payload(), c.req.raw.headers)
  if (!apiTokenOf(user))
    throw new ApiError('unauthenticated', 'MCP needs an API token, which you create on your account.', {
      headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
    })
  c.set('user', user)
  await next()
})

/** One message a request: later versions of the protocol have no batches, and each counts for the rate limits. */
const readMessage = createMiddleware<ApiEnv>(async (c, next) => {
  const text = await c.req.text()
  try {
    c.set('message', JSON.parse(text))
  } catch {
    return c.json(rpcError(PARSE_ERROR, 'The body is not JSON.'), 400)
  }
  if (Array.isArray(c.get('message')))
    return c.json(rpcError(INVALID_REQUEST, 'Send one message a request.'), 400)
  return next()
})

const isProposal = (message: unknown): boolean =>
  isRecord(message) && isRecord(message.params) && proposes(message.params.name)

const limitCalls = createMiddleware<ApiEnv>((c, next) => rateLimit(isProposal(c.get('message')))(c, next))

/** A page that had its own name resolve to this server would send that name. */
async function assertOwnHost({ tenant }: Caller, request: Request): Promise<void> {
  if (isOnAdminHost(request.headers) || (await requestedSite(request))?.tenantId === tenant.id) return
  throw new ApiError('forbidden', 'Connect to a host of the panel, or to a site of the tenant of the token.')
}

async function assertSwitchedOn({ req, tenant }: Caller): Promise<void> {
  const settings = await readAssistantSettings(req.payload, tenant.id)
  if (settings?.enabled === false)
    throw new ApiError('forbidden', `The assistant is turned off in "${tenant.slug}".`)
}

/** Serves the tools of the assistant to agents of people (Model Context Protocol, streamable HTTP, without sessions). */
export function mountMcp(app: OpenAPIHono<ApiEnv>, resources: Resources): void {
  const answer = async (c: Context<ApiEnv>): Promise<Response> => {
    const caller = c.get('caller')
    await assertOwnHost(caller, c.req.raw)
    await assertSwitchedOn(caller)
    // Most processes never serve an agent.
    const { serveMcp } = await import('./serve')
    return serveMcp(c.req.raw, { caller, resources, message: c.get('message') })
  }
  app.post(
    '/mcp',
    problemsAsErrors,
    authenticateToken,
    readMessage,
    limitCalls,
    permit('content.read'),
    answer,
  )
}
