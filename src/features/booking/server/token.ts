import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const TOKEN_BYTES = 32

/** What the link to cancel proves itself with. Only its hash is stored. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Whether the hash is that of the token; takes equally long either way. */
export const matchesHash = (token: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(token)), Buffer.from(hash.padEnd(64, '-').slice(0, 64)))
