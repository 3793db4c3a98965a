import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

import { env } from './env'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

/** Each purpose has a key of its own, so that a value stored for one is worthless for another. */
const keyOf = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', env.PAYLOAD_SECRET, '', `gevel ${purpose}`, KEY_BYTES))

/** Encrypts a text for storage with a key derived from PAYLOAD_SECRET. @param purpose also names whose text it is */
export function seal(purpose: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(purpose), iv)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** The text of `seal`; null when it was sealed for another purpose, with another secret, or was changed. */
export function unseal(purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)]
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(purpose), iv).setAuthTag(tag)
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

/** A hash that nobody without PAYLOAD_SECRET can compute: for random secrets too short for a plain hash. */
export const keyedHash = (purpose: string, text: string): string =>
  createHmac('sha256', keyOf(purpose)).update(text).digest('base64url')
