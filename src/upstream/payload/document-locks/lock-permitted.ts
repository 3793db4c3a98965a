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

/** Whether the state of a form locks its document: only for whoever may change it. Payload globals are not in use here. */
export async function restrictLocks(args: BuildFormStateArgs): Promise<Required<Locking>> {
  const { req, collectionSlug, globalSlug, id, returnLockStatus, updateLastEdited } = args
  // Sent by a browser, so the types prove nothing.
  const isDocument = typeof collectionSlug === 'string' && globalSlug === undefined
  const locks = Boolean(returnLockStatus) && isDocument && (await mayUpdate(req, collectionSlug, id))
  return { returnLockStatus: locks, updateLastEdited: locks && Boolean(updateLastEdited) }
}
