import { isSignature, signParts } from '@/src/platform/sign-parts'

/** What the link of an invitation names: the account and the tenant that it is invited to. */
type Invited = { account: string; tenant: string }

/**
 * What the signature covers besides: a token is for one address, until it expires. One that was handed over is never valid as
 * one that was mailed, which proves whose the address is.
 */
type Terms = {
  email: string
  expiresAt: string
  handedOver?: boolean | null | undefined
}

const TOKEN = /^(?<account>[\da-f-]{36})[.](?<tenant>[\da-f-]{36})[.](?<signature>[\w-]{43})$/

const signatureOf = ({ account, tenant }: Invited, { email, expiresAt, handedOver }: Terms): string =>
  signParts(
    handedOver ? 'invitation handed over' : 'invitation',
    account,
    tenant,
    email,
    new Date(expiresAt).toISOString(),
  )

/** The token of an invitation's link. Inviting again changes the time of expiry, and so invalidates it. */
export const invitationToken = (invited: Invited, terms: Terms): string =>
  `${invited.account}.${invited.tenant}.${signatureOf(invited, terms)}`

/** What a token claims to be for; null when it is no token. */
export function readToken(token: string): (Invited & { signature: string }) | null {
  const { account, tenant, signature } = TOKEN.exec(token)?.groups ?? {}
  return account && tenant && signature ? { account, tenant, signature } : null
}

/** Whether the link of an invitation has this signature and has not expired. */
export const isValidToken = (
  { signature, ...invited }: Invited & { signature: string },
  terms: Terms,
): boolean => new Date(terms.expiresAt) > new Date() && isSignature(signature, signatureOf(invited, terms))
