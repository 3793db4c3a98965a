import { sql } from '@payloadcms/db-postgres'
import { Secret, TOTP } from 'otpauth'

import type { Connection } from '@/src/platform/database/connection'
import { seal, unseal } from '@/src/platform/sealing'

const ISSUER = 'Gevel'
/** RFC 4226 recommends the length of the hash. */
const SECRET_BYTES = 20
/** Codes of one step before and after count too: clocks differ. */
const TOLERANCE_STEPS = 1

const purpose = (account: string): string => `totp secret of ${account}`

const generatorOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret) })

/** A new secret, in base 32 as authenticator apps show it. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

export const sealTotpSecret = (account: string, secret: string): string => seal(purpose(account), secret)
export const unsealTotpSecret = (account: string, sealed: string): string | null =>
  unseal(purpose(account), sealed)

/** The `otpauth://` address that authenticator apps read from a QR code. @param email names the account in the app */
export const totpAddress = (secret: string, email: string): string => generatorOf(secret, email).toString()

/** The time step of a code that is valid now, else null. @param now in milliseconds */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const generator = generatorOf(secret)
  const delta = generator.validate({ token: code, timestamp: now, window: TOLERANCE_STEPS })
  return delta === null ? null : generator.counter({ timestamp: now }) + delta
}

/** Stores the secret of an account, with the step of the code that proved it. */
export async function storeTotp(
  connection: Connection,
  account: string,
  { secret, step }: { secret: string; step: number },
): Promise<void> {
  const sealed = sealTotpSecret(account, secret)
  await connection.execute(sql`
    INSERT INTO account_factors (account_id, totp_secret, totp_last_step) VALUES (${account}::uuid, ${sealed}, ${step})
    ON CONFLICT (account_id) DO UPDATE SET totp_secret = ${sealed}, totp_last_step = ${step}`)
}

/** @returns whether there was one */
export async function removeTotp(connection: Connection, account: string): Promise<boolean> {
  const { rowCount } = await connection.execute(
    sql`UPDATE account_factors SET totp_secret = NULL WHERE account_id = ${account}::uuid AND totp_secret IS NOT NULL`,
  )
  return rowCount === 1
}

/** Accepts a code of the account's authenticator app once: neither it nor an older one is accepted again, on any node. */
export async function spendTotpCode(connection: Connection, account: string, code: string): Promise<boolean> {
  const { rows } = await connection.execute<{ totp_secret: string | null }>(
    sql`SELECT totp_secret FROM account_factors WHERE account_id = ${account}::uuid`,
  )
  const sealed = rows[0]?.totp_secret
  const secret = sealed ? unsealTotpSecret(account, sealed) : null
  const step = secret === null ? null : stepOfCode(secret, code)
  if (step === null) return false
  const { rowCount } = await connection.execute(sql`
    UPDATE account_factors SET totp_last_step = ${step}
    WHERE account_id = ${account}::uuid AND totp_secret = ${sealed} AND totp_last_step < ${step}`)
  return rowCount === 1
}
