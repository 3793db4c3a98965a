import { timingSafeEqual } from 'node:crypto'

import { hashSecretToken } from '@/src/platform/secret-token'

/** Compares the secret of the link to cancel with a stored hash, in constant time. */
export const matchesHash = (token: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecretToken(token)), Buffer.from(hash.padEnd(64, '-').slice(0, 64)))
