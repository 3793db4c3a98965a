import { createHmac, timingSafeEqual } from 'node:crypto'

import { env } from './env'

/**
 * A signature of texts by this installation, 43 characters of base64url.
 * @param purpose what the signature is for: one with another purpose is not valid
 */
export const signParts = (purpose: string, ...parts: string[]): string =>
  createHmac('sha256', env.PAYLOAD_SECRET)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url')

/** Compares a signature with the right one, in constant time. */
export function isSignature(claimed: string, expected: string): boolean {
  const [one, other] = [Buffer.from(claimed), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
