import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Payload, PayloadRequest } from 'payload'

import { apiTokenOf } from '@/src/access/api-token'
import type { Permission } from '@/src/access/permissions'
import { inTransaction } from '@/src/platform/database/transaction'
import { takingTurnsOf } from '@/src/platform/database/transaction-turns'
import { createPayloadRequest } from './authenticate'
import { assertOriginListed } from './cross-origin'
import type { ApiEnv, Caller } from './environment'
import { rateLimit, limitUploads, type Quota } from './limits'
import { TENANT_HEADER } from './mount'
import { operationKind } from './operation'
import { ApiError } from './problems'
import { assertFactorSetUp } from './second-factor'
import { assertPermitted, chooseTenant } from './tenant'

const adminHeaders = z.object({
  [TENANT_HEADER]: z.string().max(100).optional().openapi({ description: 'Slug of the tenant to act in.' }),
})

const READS: readonly string[] = ['GET', 'HEAD']

export const authenticateCaller = createMiddleware<ApiEnv>(async (c, next) => {
  const payload = await c.get('installation').payload()
  const user = await c.get('mount').authenticate(payload, c.req.raw.headers)
  if (apiTokenOf(user)?.scope === 'read' && !READS.includes(c.req.method))
    throw new ApiError('forbidden', 'The scope of this API token, `read`, only allows GET.')
  c.set('user', user)
  await next()
})

/** The request that Payload's operations run under on behalf of the caller. */
export const callerRequest = (c: Context<ApiEnv>, payload: Payload): Promise<PayloadRequest> =>
  createPayloadRequest(
    payload,
    c.get('user'),
    c.get('mount').readableHeaders(c.req.raw.headers),
    c.get('language'),
  )

/** Resolves the tenant and checks the caller's permission and origin. */
export const permit = (permission: Permission) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const payload = await c.get('installation').payload()
    const user = c.get('user')
    assertFactorSetUp(user)
    const tenant = await chooseTenant(payload, user, c.get('mount').namedTenant(c.req.raw.headers))
    assertPermitted(user, tenant, permission)
    await assertOriginListed(payload, tenant, c.req.raw.headers)
    c.set('caller', { user, tenant, req: await callerRequest(c, payload) })
    await takingTurnsOf(`tenant ${tenant.id}`, next)
  })

type Policy = {
  permission: Permission
  quota?: Quota
  /** The handler opens the transaction itself, after slow work that must not keep one open. */
  ownTransaction?: true
}

/** An operation under /api/admin: bearer token, one tenant, one permission; writes run in one transaction. */
export const adminOperation = operationKind<{ caller: Caller }, Policy>(
  ({ method, permission, quota, ownTransaction = method === 'get' }) => ({
    prefix: '/admin',
    description: `Permission: \`${permission}\`.`,
    security: [{ bearer: [] }],
    problems: [
      'unauthenticated',
      'tenantNotNamed',
      'forbidden',
      'secondFactorNotSetUp',
      'notFound',
      'tooManyRequests',
      'unavailable',
    ],
    headers: adminHeaders,
    middleware: [
      authenticateCaller,
      rateLimit(method !== 'get'),
      permit(permission),
      ...(quota === 'uploads' ? [limitUploads] : []),
    ],
    extra: (c) => ({ caller: c.get('caller') }),
    ...(!ownTransaction && { around: ({ caller }, work) => inTransaction(caller.req, work) }),
  }),
)
