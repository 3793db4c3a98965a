import type { z } from '@hono/zod-openapi'

import type { Redirect } from '@/payload-types'
import type { Caller } from '../../core/environment'
import { invalid } from '../../core/from-error'
import { findRedirect } from './read'
import type { redirect, redirectBody, redirectChanges } from './schemas'

type Input = z.output<typeof redirectBody>

const as = ({ user, req }: Caller) =>
  ({ collection: 'redirects', user, req, overrideAccess: false, depth: 0 }) as const

function targetOf({ to, pageUrl, status }: Input): Redirect['to'] {
  if (to !== null && pageUrl !== null)
    throw invalid([{ path: 'pageUrl', message: 'Give `to` or `pageUrl`, not both.' }])
  if (status === 410) return { type: 'custom', url: null, reference: null }
  return pageUrl === null
    ? { type: 'custom', url: to, reference: null }
    : { type: 'reference', reference: pageUrl, url: null }
}

const toData = (input: Input) => {
  const { domain, from, status, match, keepQuery, enabled } = input
  return { domain, from, status: `${status}` as const, match, keepQuery, enabled, to: targetOf(input) }
}

/** Makes a redirect; resolves with its id. */
export async function createRedirect(caller: Caller, body: Input): Promise<string> {
  const data = { ...toData(body), tenant: caller.tenant.id, origin: 'manual' as const }
  const { id } = await caller.req.payload.create({ ...as(caller), data })
  return id
}

/** What stays of the target when a change names one of its two forms only. */
const keptTarget = (
  current: z.output<typeof redirect>,
  { to, pageUrl }: z.output<typeof redirectChanges>,
): Pick<Input, 'to' | 'pageUrl'> => {
  if (to !== undefined || pageUrl !== undefined) return { to: to ?? null, pageUrl: pageUrl ?? null }
  return current.pageUrl === null ? { to: current.to, pageUrl: null } : { to: null, pageUrl: current.pageUrl }
}

/** @throws {ApiError} 404 when the tenant has no such redirect */
export async function updateRedirect(
  caller: Caller,
  id: string,
  changes: z.output<typeof redirectChanges>,
): Promise<void> {
  const current = await findRedirect(caller, id)
  const data = toData({ ...current, ...changes, ...keptTarget(current, changes) })
  await caller.req.payload.update({ ...as(caller), id, data })
}

/** @throws {ApiError} 404 when the tenant has no such redirect */
export async function deleteRedirect(caller: Caller, id: string): Promise<void> {
  await findRedirect(caller, id)
  await caller.req.payload.delete({ ...as(caller), id })
}
