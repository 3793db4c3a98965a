import type { CollectionBeforeChangeHook } from 'payload'

import type { AssistantSetting } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { sealOwnKey } from '@/src/features/assistant/server/own-key'

/** Stores a new key of the tenant sealed, or removes the stored one. */
export const storeOwnKey: CollectionBeforeChangeHook<AssistantSetting> = ({ data, originalDoc }) => {
  const { newKey, removeKey, ...kept } = data
  const tenant = data.tenant ?? originalDoc?.tenant
  if (newKey?.trim() && tenant) {
    const sealedKey = sealOwnKey(referenceId(tenant), newKey.trim())
    return { ...kept, sealedKey, ownKeySetAt: new Date().toISOString() }
  }
  return removeKey ? { ...kept, sealedKey: null, ownKeySetAt: null } : kept
}
