import type { z } from '@hono/zod-openapi'
import type { PaginatedDocs, Where } from 'payload'

import type { Redirect } from '@/payload-types'
import { redirectsById } from '@/src/redirects/stored-redirects'
import type { Caller } from '../../core/environment'
import { ApiError } from '../../core/problems'
import type { redirect, redirectList } from './schemas'
import { toRedirect } from './serialize'

const as = ({ user, req }: Caller) => ({ user, req, overrideAccess: false, depth: 0 }) as const

async function serialised(
  { req, tenant }: Caller,
  docs: readonly Redirect[],
): Promise<z.output<typeof redirect>[]> {
  const ids = docs.map(({ id }) => id)
  const stored = new Map((await redirectsById(req, tenant.id, ids)).map((each) => [each.id, each]))
  return docs.map((doc) => toRedirect(doc, stored.get(doc.id)))
}

/** One page of the tenant's redirects; `search` looks in the old path. */
export async function findRedirects(
  caller: Caller,
  { page, limit, sort, search }: z.output<typeof redirectList>,
): Promise<{ data: z.output<typeof redirect>[]; found: PaginatedDocs<Redirect> }> {
  const tenant: Where = { tenant: { equals: caller.tenant.id } }
  const found = await caller.req.payload.find({
    collection: 'redirects',
    where: search ? { and: [tenant, { from: { contains: search } }] } : tenant,
    page,
    limit,
    sort,
    ...as(caller),
  })
  return { data: await serialised(caller, found.docs), found }
}

/** @throws {ApiError} 404 when the tenant has no such redirect */
export async function findRedirect(caller: Caller, id: string): Promise<z.output<typeof redirect>> {
  const { docs } = await caller.req.payload.find({
    collection: 'redirects',
    where: { id: { equals: id }, tenant: { equals: caller.tenant.id } },
    limit: 1,
    pagination: false,
    ...as(caller),
  })
  const [found] = await serialised(caller, docs)
  if (!found) throw new ApiError('notFound', `There is no redirect ${id} in "${caller.tenant.slug}".`)
  return found
}
