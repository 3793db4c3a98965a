import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A random secret in base64url; only its hash is stored. */
export const newSecretToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** SHA-256 in hexadecimal: enough for a secret that cannot be guessed. */
export const hashSecretToken = (token: string): string => createHash('sha256').update(token).digest('hex')
