import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import { lockAccount } from '@/src/upstream/payload/lock-account'
import { endMembership } from '@/src/features/accounts/server/end-membership'
import { inTransaction } from '@/src/platform/database/transaction'
import { readBody } from './read-body'

const body = z.object({ tenant: z.uuid() })

const refuse = (status: 401 | 404, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status })

/** As `endMembership`, of an account and in a tenant that may be out of the person's reach: false then. */
async function endWithinReach(req: PayloadRequest, id: string, tenant: string): Promise<boolean> {
  if (!isSuperAdmin(req.user) && !tenantsWith(req.user, 'users.write').includes(tenant)) return false
  await lockAccount(req, id)
  const account = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return account !== null && (await endMembership(req, account, tenant))
}

/** Takes somebody out of a tenant, from the admin. The API's `DELETE /users/{id}` does the same. */
async function postEndMembership(req: PayloadRequest): Promise<Response> {
  if (!req.user) return refuse(401, req.t('error:unauthorized'))
  const { tenant } = await readBody(req, body)
  const id = typeof req.routeParams?.id === 'string' ? req.routeParams.id : ''
  const ended = await inTransaction(req, () => endWithinReach(req, id, tenant))
  return ended ? Response.json({ ended }) : refuse(404, req.t('general:notFound'))
}

export const endMembershipEndpoint: Endpoint = {
  path: '/:id/end-membership',
  method: 'post',
  handler: postEndMembership,
}
