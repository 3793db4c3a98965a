import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'

/** Payload's own parameters. */
const HASH = { iterations: 600_000, keyLength: 32, digest: 'sha256' }

/** Takes as long as hashing a password, so that timing does not reveal whether an account exists. */
export async function equalizeHashTime(password: string): Promise<void> {
  await promisify(pbkdf2)(password, 'no account', HASH.iterations, HASH.keyLength, HASH.digest)
}
