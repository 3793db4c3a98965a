/**
 * Defect: each page of the panel evaluates the access to the locks of documents about ten times, for permissions that it
 * does not show.
 * Seen in: payload 3.90.1
 * Upstream: not reported yet
 * Remove when: visible-locks.int.test.ts "Payload evaluates the access to locks several times per page of the panel" fails
 */
import type { PayloadRequest } from 'payload'

import type { PayloadLockedDocument } from '@/payload-types'

import { LOCKS } from './keep-lock'

type Lock = Pick<PayloadLockedDocument, 'id' | 'document'>

/** As in Payload, where no collection of ours changes it. */
const LOCK_DURATION_MS = 300_000

/** By the headers of a request, which the copies that Payload makes of it share. */
const results = new WeakMap<Headers, Map<string, Promise<unknown>>>()

/** The result of `load` for the account of a request, which is loaded once per request. */
export function oncePerRequest<T>(
  { headers, user }: PayloadRequest,
  key: string,
  load: () => Promise<T>,
): Promise<T> {
  const loaded = results.get(headers) ?? new Map<string, Promise<unknown>>()
  results.set(headers, loaded)
  const ownKey = `${user?.id} ${key}`
  const result = (loaded.get(ownKey) as Promise<T> | undefined) ?? load()
  loaded.set(ownKey, result)
  return result
}

/** The locks that have not expired; Payload ignores all others. */
export const activeLocks = (req: PayloadRequest): Promise<Lock[]> =>
  oncePerRequest(req, 'locks', async () => {
    const { docs } = await req.payload.find({
      collection: LOCKS,
      where: { updatedAt: { greater_than: new Date(Date.now() - LOCK_DURATION_MS).toISOString() } },
      select: { document: true },
      depth: 0,
      pagination: false,
      // The caller returns those that the account may see.
      overrideAccess: true,
      req,
    })
    return docs
  })
