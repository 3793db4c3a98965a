import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { deleteTokensOf } from '@/src/features/api-tokens'
import { requestConnection } from '@/src/platform/database/connection'
import { lockAccount } from '@/src/upstream/payload/lock-account'
import { forgetDevices } from '../known-device'
import { refreshFactorDue } from './due'
import { logFactorChange } from './log-factor-change'

const TABLES = [
  'account_factors',
  'account_passkeys',
  'account_recovery_codes',
  'account_challenges',
] as const

/**
 * Removes all second factors of an account, and ends its sessions, API tokens and known devices. Whoever calls this has checked that it is the account's
 * owner who asked. Call it in a transaction.
 */
export async function resetFactors(req: PayloadRequest, account: User): Promise<void> {
  await lockAccount(req, account.id)
  const connection = await requestConnection(req)
  for (const table of TABLES)
    await connection.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE account_id = ${account.id}::uuid`)
  await req.payload.update({
    collection: 'users',
    id: account.id,
    data: { sessions: [] },
    depth: 0,
    // Nobody may write sessions as such; the caller may reset this account.
    overrideAccess: true,
    req,
  })
  await deleteTokensOf(req, account.id)
  await forgetDevices(req, account.id)
  await refreshFactorDue(connection, account.id)
  await logFactorChange(req, account, 'secondFactors')
}
