import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { isRecord } from '@/src/lib/is-record'
import { inTransaction } from '@/src/platform/database/transaction'

type Args = { req?: Partial<PayloadRequest>; returning?: boolean }

/** The id of a written row. */
export const idOf = (result: unknown): string | null =>
  isRecord(result) && typeof result.id === 'string' ? result.id : null

/** Without a result the id of a row would remain unknown. */
export const returningId = <A extends Args>(args: A): A =>
  args.returning === false ? { ...args, returning: true, select: { id: true } } : args

/** Runs `work` in the transaction of the write, or in one of its own. */
export async function inWrite<T>(
  { payload }: PostgresAdapter,
  { req }: Args,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const own = { ...req, payload } as PayloadRequest
  return own.transactionID ? work(own) : inTransaction(own, () => work(own))
}
