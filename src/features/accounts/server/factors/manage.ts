import { APIError, type PayloadRequest } from 'payload'
import { sql } from '@payloadcms/db-postgres'

import type { User } from '@/payload-types'
import { hasFactor } from '@/src/features/accounts/rules/factors'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { type Connection, requestConnection } from '@/src/platform/database/connection'
import { lockAccount } from '@/src/upstream/payload/lock-account'
import { endSessions } from '../end-sessions'
import { isFactorRequired, refreshFactorDue } from './due'
import { factorsOf } from './factors-of'
import { logFactorChange } from './log-factor-change'
import { addPasskey, removePasskey, type StoredPasskey } from './passkey-store'
import { renewRecoveryCodes } from './recovery-codes'
import { removeTotp, storeTotp } from './totp'

const LAST_REQUIRED = {
  nl: 'U moet een tweede factor hebben. Stel eerst een andere in; daarna kunt u deze verwijderen.',
  en: 'You must have a second factor. Set up another one first; then you can remove this one.',
} as const satisfies LocaleTexts

/** Locks the account: factors are added and removed one at a time. */
async function lockedConnection(req: PayloadRequest, { id }: User): Promise<Connection> {
  await lockAccount(req, id)
  return requestConnection(req)
}

/** @returns recovery codes when the account has none, to show once; else null */
async function afterAdding(
  req: PayloadRequest,
  account: User,
  kind: 'totp' | 'passkeys',
): Promise<string[] | null> {
  const connection = await requestConnection(req)
  await refreshFactorDue(connection, account.id)
  await logFactorChange(req, account, kind)
  const { totp, passkeys, recoveryCodes } = await factorsOf(connection, account.id)
  // Sessions opened without a second factor end with the first one.
  if (passkeys.length + (totp ? 1 : 0) === 1) await endSessions(req, { account: account.id, session: null })
  return recoveryCodes > 0 ? null : renewRecoveryCodes(connection, account.id)
}

/** Recovery codes without a factor would be a second password. */
async function afterRemoving(req: PayloadRequest, account: User, kind: 'totp' | 'passkeys'): Promise<void> {
  const connection = await requestConnection(req)
  if (!hasFactor(await factorsOf(connection, account.id))) {
    if (await isFactorRequired(connection, account.id))
      throw new APIError(textIn(LAST_REQUIRED, req.i18n.language), 409, null, true)
    await connection.execute(sql`DELETE FROM account_recovery_codes WHERE account_id = ${account.id}::uuid`)
  }
  await logFactorChange(req, account, kind)
}

/**
 * Adds a passkey to an account.
 * @returns `codes`: new recovery codes to show once, or null; null when it cannot be added: it exists, or there are too many
 */
export async function addOwnPasskey(
  req: PayloadRequest,
  account: User,
  passkey: StoredPasskey,
  name: string,
): Promise<{ codes: string[] | null } | null> {
  const connection = await lockedConnection(req, account)
  if (!(await addPasskey(connection, passkey, name))) return null
  return { codes: await afterAdding(req, account, 'passkeys') }
}

/**
 * @returns whether the account had it
 * @throws {APIError} 409 for the last factor of somebody who must have one
 */
export async function removeOwnPasskey(req: PayloadRequest, account: User, id: string): Promise<boolean> {
  const connection = await lockedConnection(req, account)
  if ((await removePasskey(connection, { account: account.id, id })) === null) return false
  await afterRemoving(req, account, 'passkeys')
  return true
}

/** Stores an authenticator app, in place of the one before. @returns new recovery codes to show once, or null */
export async function setOwnTotp(
  req: PayloadRequest,
  account: User,
  proved: { secret: string; step: number },
): Promise<string[] | null> {
  const connection = await lockedConnection(req, account)
  await storeTotp(connection, account.id, proved)
  return afterAdding(req, account, 'totp')
}

/** As `removeOwnPasskey`. */
export async function removeOwnTotp(req: PayloadRequest, account: User): Promise<boolean> {
  const connection = await lockedConnection(req, account)
  if (!(await removeTotp(connection, account.id))) return false
  await afterRemoving(req, account, 'totp')
  return true
}

/** @returns the new codes; null for an account without a factor */
export async function renewOwnRecoveryCodes(req: PayloadRequest, account: User): Promise<string[] | null> {
  const connection = await lockedConnection(req, account)
  if (!hasFactor(await factorsOf(connection, account.id))) return null
  await logFactorChange(req, account, 'recoveryCodes')
  return renewRecoveryCodes(connection, account.id)
}
