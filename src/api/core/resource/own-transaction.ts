import { createLocalReq, type PayloadRequest } from 'payload'

import { textIn } from '@/src/i18n/locale-texts'
import { inTransaction } from '@/src/platform/database/transaction'
import { publicError } from '@/src/upstream/payload/bulk-operations/rejection'
import { lockErrorMessage } from '@/src/upstream/payload/document-locks/translate-lock-error'
import type { Caller } from '../environment'

const UNKNOWN = {
  nl: 'Er ging iets mis. De oorzaak staat in het logboek van de server.',
  en: 'Something went wrong. See the server log for the cause.',
}

/** Does the work on one of several documents in a request and a transaction of its own: what becomes of the others does not matter to it. */
export async function inOwnTransaction<T>(
  { user, tenant, req }: Caller,
  work: (own: Caller) => Promise<T>,
): Promise<T> {
  const { i18n, headers } = req
  const own = { user, tenant, req: await createLocalReq({ user, req: { i18n, headers } }, req.payload) }
  return inTransaction(own.req, () => work(own))
}

/** Why one of several documents was rejected, in the language of the request; what nobody may know is logged. */
export function rejectionOf(req: PayloadRequest, error: unknown, id: string): string {
  const known = lockErrorMessage(error, req) ?? publicError(error)?.message
  if (known !== undefined) return known
  req.payload.logger.error({ err: error, id }, 'A document of a bulk change failed')
  return textIn(UNKNOWN, req.i18n.language)
}
