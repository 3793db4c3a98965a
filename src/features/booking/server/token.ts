import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const TOKEN_BYTES = 32

/** The secret in the link to cancel. Only its hash is stored. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Compares a token with a stored hash in constant time. */
export const matchesHash = (token: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(token)), Buffer.from(hash.padEnd(64, '-').slice(0, 64)))
