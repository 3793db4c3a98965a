import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

import type {
  AuthenticationResponse,
  RegistrationResponse,
} from '@/src/features/accounts/rules/webauthn-json'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

type Ceremony = { challenge: string; host?: string; origin?: string; verified?: boolean }

const clientData = (
  type: 'webauthn.create' | 'webauthn.get',
  { challenge, host = 'localhost', origin }: Ceremony,
) => Buffer.from(JSON.stringify({ type, challenge, origin: origin ?? `http://${host}`, crossOrigin: false }))

const text = (buffer: Buffer): string => buffer.toString('base64url')
const counterBytes = (counter: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(counter)
  return bytes
}

/** An authenticator with one ES256 key, as a browser's security key would answer. */
export function createAuthenticator() {
  const id = randomBytes(32)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  let counter = 0
  const authData = ({ host = 'localhost', verified = true }: Ceremony, key?: Buffer): Buffer => {
    const flags = USER_PRESENT | (verified ? USER_VERIFIED : 0) | (key ? HAS_KEY : 0)
    counter += 1
    return Buffer.concat([sha256(host), Buffer.from([flags]), counterBytes(counter), key ?? Buffer.alloc(0)])
  }
  const common = { id: text(id), rawId: text(id), type: 'public-key' } as const
  return {
    id: text(id),
    /** The answer to the options for a new passkey. */
    register(ceremony: Ceremony): RegistrationResponse {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
      const data = authData(ceremony, attested)
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return {
        ...common,
        response: {
          clientDataJSON: text(clientData('webauthn.create', ceremony)),
          attestationObject: text(attestation),
          transports: ['internal'],
        },
      }
    },
    /** The answer to the options for signing in. */
    authenticate(ceremony: Ceremony): AuthenticationResponse {
      const client = clientData('webauthn.get', ceremony)
      const data = authData(ceremony)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...common,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
        },
      }
    },
  }
}
