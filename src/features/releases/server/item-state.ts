import type { PayloadRequest } from 'payload'

import { comparedVersions, readFingerprint } from '@/src/features/reviews'
import type { ItemConflict, ReleasePlace } from '../rules/release'
import type { StoredItem } from './read'

/** What a language of a document says now. */
export type Said = {
  draft: string
  online: string | null
  draftVersion: string | null
  onlineVersion: string | null
}

/** What the draft and the site say of a language of a document. */
export async function readSaid(req: PayloadRequest, place: ReleasePlace): Promise<Said> {
  const { draftVersion, onlineVersion } = await comparedVersions(req, place)
  const draft = await readFingerprint(req, place)
  const online = onlineVersion ? await readFingerprint(req, place, false) : null
  return { draft, online, draftVersion, onlineVersion }
}

/** What has to be settled before an item is published; null for nothing. */
export function conflictOf(item: StoredItem, said: Said | null): ItemConflict | null {
  if (item.isInTrash || !said) return 'inTrash'
  if (said.draft !== item.fingerprint) return 'changed'
  return said.online === item.base ? null : 'publishedSince'
}

/** Why the publication of an item cannot be undone as it is; null when it can. */
export const undoConflictOf = (item: StoredItem, said: Said | null): ItemConflict | null => {
  if (item.isInTrash || !said) return 'inTrash'
  return said.online === item.fingerprint ? null : 'publishedSince'
}

/** As `readSaid`; null in the trash. */
export const saidOf = async (req: PayloadRequest, item: StoredItem): Promise<Said | null> =>
  item.isInTrash ? null : readSaid(req, item)
