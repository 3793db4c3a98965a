import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

import type { Permission } from '@/src/access/permissions'
import { inTransaction } from '@/src/lib/database/transaction'
import { authenticate, payloadRequest } from './authenticate'
import { PRIVATE } from './caching'
import type { ApiEnv, Caller } from './environment'
import { inputOf, toResponse, toRoute, type Definition, type Input, type Operation } from './operation'
import { assertPermitted, chooseTenant } from './tenant'

type AdminDefinition<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodType,
  A extends z.ZodType,
> = Definition<P, Q, B, A> & {
  permission: Permission
  handle: (
    input: Input<P, Q, B> & { caller: Caller },
  ) => Promise<A extends z.ZodType ? z.input<A> | void : void>
}

const TENANT_HEADER = 'x-tenant'
const adminHeaders = z.object({
  [TENANT_HEADER]: z.string().max(100).optional().openapi({ description: 'Slug of the tenant to act in.' }),
})

/** Who calls, in which tenant, and whether they may: decided before anything of the input is read. */
const permit = (permission: Permission) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const payload = await c.get('installation').payload()
    const user = await authenticate(payload, c.req.raw.headers)
    const tenant = await chooseTenant(payload, user, c.req.header(TENANT_HEADER))
    assertPermitted(user, tenant, permission)
    c.set('caller', { user, tenant, req: await payloadRequest(payload, user, c.req.raw.headers) })
    await next()
  })

/** An operation under /api/admin: bearer token, one tenant, one permission, and for writing one transaction. */
export function adminOperation<
  A extends z.ZodType,
  P extends z.ZodObject = z.ZodObject,
  Q extends z.ZodObject = z.ZodObject,
  B extends z.ZodType = z.ZodType,
>(definition: AdminDefinition<P, Q, B, A>): Operation {
  const { method, path, permission, handle } = definition
  const route = toRoute(
    { ...definition, path: `/admin${path}`, description: describe(definition) },
    {
      middleware: [permit(permission)],
      problems: ['unauthenticated', 'tenantNotNamed', 'forbidden', 'notFound'],
      security: [{ bearer: [] }],
    },
    adminHeaders,
  )
  const respond = async (c: Context<ApiEnv>): Promise<Response> => {
    const input = inputOf<P, Q, B>(c)
    const caller = c.get('caller')
    const work = () => handle({ ...input, caller })
    const result = await (method === 'get' ? work() : inTransaction(caller.req, work))
    input.headers.set('cache-control', PRIVATE)
    return toResponse(definition, result, input.headers)
  }
  return { route, respond }
}

const describe = ({ description, permission }: { description?: string; permission: Permission }): string =>
  [description, `Permission: \`${permission}\`.`].filter(Boolean).join('\n\n')
