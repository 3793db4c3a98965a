import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import type { Tenant } from '@/payload-types'
import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import { TENANT_ROLES } from '@/src/access/permissions'
import { emailAddress } from '@/src/features/accounts/server/input'
import { invite } from '@/src/features/accounts/server/invite'
import { textIn } from '@/src/i18n/locale-texts'
import { messages } from '@/src/i18n/messages'
import { LOCALES } from '@/src/lib/constants'
import { inTransaction } from '@/src/platform/database/transaction'
import { readBody } from './read-body'

const MAX_NAME = 200

const body = z.object({
  tenant: z.uuid(),
  name: z.string().trim().min(1).max(MAX_NAME),
  email: emailAddress,
  role: z.enum(TENANT_ROLES),
  language: z.enum(LOCALES),
})

/** The tenant, if the person may write its users; another one is not there for them. */
async function tenantFor(req: PayloadRequest, id: string): Promise<Tenant | null> {
  if (!isSuperAdmin(req.user) && !tenantsWith(req.user, 'users.write').includes(id)) return null
  const { docs } = await req.payload.find({
    collection: 'tenants',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs[0] ?? null
}

const refuse = (status: 401 | 404 | 429, message: string, headers: HeadersInit = {}): Response =>
  Response.json({ errors: [{ message }] }, { status, headers })

/** Invites somebody to a tenant, from the admin. The API's `POST /users` does the same. */
async function postInvite(req: PayloadRequest): Promise<Response> {
  if (!req.user) return refuse(401, req.t('error:unauthorized'))
  const { tenant: id, ...invitation } = await readBody(req, body)
  const tenant = await tenantFor(req, id)
  if (!tenant) return refuse(404, req.t('general:notFound'))
  const outcome = await inTransaction(req, () => invite(req, tenant, invitation))
  if (outcome.type === 'invited') return Response.json({ id: outcome.id }, { status: 201 })
  const { tooManyRequests } = textIn(messages, req.i18n.language).accounts.problems
  return refuse(429, tooManyRequests, { 'retry-after': String(outcome.seconds) })
}

export const inviteEndpoint: Endpoint = { path: '/invite', method: 'post', handler: postInvite }
