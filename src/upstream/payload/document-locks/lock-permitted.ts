/**
 * Defect: the request for the state of a form locks a document past access: a viewer, or somebody of another tenant,
 * keeps everybody else from changing it.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: lock-permitted.int.test.ts "Payload locks a document for whoever may not change it" fails
 */
import type { BuildFormStateArgs } from 'payload'

import { mayUpdate } from './secure-lock-collection'

type Locking = Pick<BuildFormStateArgs, 'returnLockStatus' | 'updateLastEdited'>

/** Locks a document only for users who may update it. Globals are never locked, because we have none of Payload's. */
export async function restrictLocks(args: BuildFormStateArgs): Promise<Required<Locking>> {
  const { req, collectionSlug, globalSlug, id, returnLockStatus, updateLastEdited } = args
  // Client input: the types are not guaranteed.
  const isDocument = typeof collectionSlug === 'string' && globalSlug === undefined
  const locks = Boolean(returnLockStatus) && isDocument && (await mayUpdate(req, collectionSlug, id))
  return { returnLockStatus: locks, updateLastEdited: locks && Boolean(updateLastEdited) }
}
