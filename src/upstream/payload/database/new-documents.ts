/**
 * Defect: the first version of a new document is treated as one of many: a statement makes its other versions older, and
 * another looks for those that are too many.
 * Seen in: @payloadcms/db-postgres 3.90.1
 * Upstream: not reported yet
 * Remove when: new-documents.int.test.ts "Payload looks for other versions of a new document" fails
 */
import type { PayloadRequest } from 'payload'

import { globalSingleton } from '@/src/lib/global-singleton'
import { onTransactionEnd } from './transaction-end'

type Request = Partial<PayloadRequest> | undefined
type Id = number | string

/** By transaction: the documents that it has created, and how many versions it has given each. */
const transactions = () => globalSingleton('new-documents', () => new Map<Id, Map<unknown, number>>())

/** Remembers, until the transaction ends, that it has created a document: nobody else can add a version. */
export async function rememberNewDocument(req: Request, id: unknown): Promise<void> {
  const transaction = await req?.transactionID
  if (transaction === undefined || transaction === null) return
  const known = transactions().get(transaction)
  if (known) return void known.set(id, 0)
  transactions().set(transaction, new Map([[id, 0]]))
  // With a transaction, this is all of a request that is read.
  await onTransactionEnd(req as PayloadRequest, async () => void transactions().delete(transaction))
}

async function createdIn(req: Request): Promise<Map<unknown, number> | undefined> {
  const transaction = await req?.transactionID
  return transaction === undefined || transaction === null ? undefined : transactions().get(transaction)
}

/** The number of versions of a document that this transaction has created; null for any other document. */
export const versionsOfNew = async (req: Request, id: unknown): Promise<number | null> =>
  (await createdIn(req))?.get(id) ?? null

export async function countVersionOfNew(req: Request, id: unknown): Promise<void> {
  const created = await createdIn(req)
  const count = created?.get(id)
  if (count !== undefined) created?.set(id, count + 1)
}
