import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'

/** What Payload spends on a password. */
const HASH = { iterations: 600_000, keyLength: 32, digest: 'sha256' }

/** Takes as long as hashing the password does, so that the time does not tell whether there is an account. */
export async function equalizeHashTime(password: string): Promise<void> {
  await promisify(pbkdf2)(password, 'no account', HASH.iterations, HASH.keyLength, HASH.digest)
}
