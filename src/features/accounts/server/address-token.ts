import type { User } from '@/payload-types'
import { isSignature, signParts } from '@/src/platform/sign-parts'

/** What a mailed link does: the one to the new address confirms it, the one to the old address stops the change. */
export type AddressAnswer = 'confirm' | 'stop'
type Account = Pick<User, 'id' | 'email' | 'newEmail' | 'newEmailUntil'>

const TOKEN = /^(?<account>[\da-f-]{36})[.](?<signature>[\w-]{43})$/

/** A change that waits for its confirmation; null when there is none, or it has expired. */
function pendingOf({ newEmail, newEmailUntil }: Account): { newEmail: string; until: string } | null {
  if (!newEmail || !newEmailUntil || new Date(newEmailUntil) <= new Date()) return null
  return { newEmail, until: new Date(newEmailUntil).toISOString() }
}

/** The token for this change, from this address to that; null when none is pending. Another request invalidates it. */
export function addressToken(account: Account, answer: AddressAnswer): string | null {
  const pending = pendingOf(account)
  if (!pending) return null
  const { id, email } = account
  return `${id}.${signParts(`${answer} address`, id, email, pending.newEmail, pending.until)}`
}

/** The account that a token claims to be for. */
export const accountOfToken = (token: string): string | null => TOKEN.exec(token)?.groups?.account ?? null

/** Which answer a token of the account gives; null when it is not valid. */
export const answerOfToken = (account: Account, token: string): AddressAnswer | null =>
  (['confirm', 'stop'] as const).find((answer) => isSignature(token, addressToken(account, answer) ?? '')) ??
  null
