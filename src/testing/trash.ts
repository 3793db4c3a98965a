import type { Payload } from 'payload'

import type { TrashedCollection } from '@/src/access/trash'
import { createDocument } from './documents'
import type { Company } from './tenants'

/** Creates a document and moves it to the trash. */
export async function createTrashed(
  payload: Payload,
  company: Company,
  collection: TrashedCollection,
): Promise<{ id: string }> {
  const { id } = await createDocument(payload, collection, company)
  const data = { deletedAt: new Date().toISOString() }
  await payload.update({ collection, id, data, overrideAccess: true })
  return { id }
}
