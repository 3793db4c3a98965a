import { Secret, TOTP } from 'otpauth'

const STEP_MS = 30_000

/** What an authenticator app with this secret shows; `steps` half minutes from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS })
