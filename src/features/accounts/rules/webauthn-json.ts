import { z } from 'zod'

/** Far above what an authenticator sends, in characters of base64url. */
const MAX_CHARACTERS = 20_000
const bytes = z
  .string()
  .max(MAX_CHARACTERS)
  .regex(/^[\w-]+$/)

/** How a browser reaches an authenticator, as far as the library knows. */
const TRANSPORTS = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const

/** A transport that the library does not know is no reason to reject a passkey. */
export const knownTransports = (named: readonly string[]) =>
  TRANSPORTS.filter((transport) => named.includes(transport))

const common = { id: bytes, rawId: bytes, type: z.literal('public-key') }

/** What `navigator.credentials.create` gives, as JSON. Members that nothing reads are dropped. */
export const registrationResponse = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string()).optional(),
  }),
})

/** What `navigator.credentials.get` gives, as JSON. */
export const authenticationResponse = z.object({
  ...common,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
})

export type RegistrationResponse = z.output<typeof registrationResponse>
export type AuthenticationResponse = z.output<typeof authenticationResponse>
