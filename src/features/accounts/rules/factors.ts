/** What can prove, besides the password, that somebody is who they say. */
export const FACTOR_METHODS = ['totp', 'passkey', 'recoveryCode'] as const
export type FactorMethod = (typeof FACTOR_METHODS)[number]

/** The recovery codes that an account gets at a time. */
export const RECOVERY_CODES = 10
export const MAX_PASSKEY_NAME = 60
/** Passkeys that an account may have; a browser receives the ids of all of them. */
export const MAX_PASSKEYS = 20

/** A typed code; `value` is without what people add: spaces, hyphens and capitals. */
export type TypedCode = { kind: 'totp' | 'recovery'; value: string }

/** Tells a code of an authenticator app from a recovery code; null for anything else. */
export function readCode(typed: string): TypedCode | null {
  const value = typed.toLowerCase().replaceAll(/[\s-]/g, '')
  if (/^\d{6}$/.test(value)) return { kind: 'totp', value }
  return /^[a-z2-7]{12}$/.test(value) ? { kind: 'recovery', value } : null
}

/** `abcdefghijkl` → `abcd-efgh-ijkl` */
export const showRecoveryCode = (value: string): string => value.replaceAll(/(.{4})(?=.)/g, '$1-')

/** A passkey as its owner sees it; times are ISO. */
export type Passkey = { id: string; name: string; createdAt: string; lastUsedAt: string | null }

/** The second factors of an account; `recoveryCodes` are those that are left. */
export type Factors = { totp: boolean; passkeys: Passkey[]; recoveryCodes: number }

export const hasFactor = ({ totp, passkeys }: Factors): boolean => totp || passkeys.length > 0

/** Proves again who a person is. */
export type Proof = { password: string } | { code: string }

/** What a person typed to prove who they are: a password is never six digits. */
export const proofOf = (typed: string): Proof =>
  readCode(typed)?.kind === 'totp' ? { code: typed } : { password: typed }
