import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Hash = typeof crypto.pbkdf2

const inFull: Hash = crypto.pbkdf2
const quickly: Hash = (password, salt, _iterations, length, digest, done) =>
  inFull(password, salt, 1, length, digest, done)

function hashWith(hash: Hash): void {
  crypto.pbkdf2 = hash
  syncBuiltinESMExports()
}

/**
 * Makes Payload hash passwords once in place of 600,000 times: a fifth of a second of processor time for each of the
 * thousands of accounts that tests make, and half of all that they took.
 */
export const hashQuickly = (): void => hashWith(quickly)

/** Hashes as the product does while `work` runs: for tests of how long that takes. */
export async function hashingInFull<T>(work: () => Promise<T>): Promise<T> {
  hashWith(inFull)
  try {
    return await work()
  } finally {
    hashQuickly()
  }
}
