import type { BuildFormStateArgs } from 'payload'

import { mayUpdate } from './secure-lock-collection'

type Locking = Pick<BuildFormStateArgs, 'returnLockStatus' | 'updateLastEdited'>

/**
 * Whether the state of a form locks its document. Payload locks it past access, and until it is released nobody else changes
 * it: only who may change the document does. There are no globals of Payload's to be locked.
 */
export async function lockPermitted(asked: BuildFormStateArgs): Promise<Required<Locking>> {
  const { req, collectionSlug, globalSlug, id, returnLockStatus, updateLastEdited } = asked
  // As a browser sent them, whatever their types say.
  const isDocument = typeof collectionSlug === 'string' && globalSlug === undefined
  const locks = Boolean(returnLockStatus) && isDocument && (await mayUpdate(req, collectionSlug, id))
  return { returnLockStatus: locks, updateLastEdited: locks && Boolean(updateLastEdited) }
}
