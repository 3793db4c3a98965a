import { z } from '@hono/zod-openapi'

import { factorCode, proof } from '@/src/features/accounts/server/input'
import { MAX_PASSKEY_NAME } from '@/src/features/accounts/rules/factors'
import { registrationResponse } from '@/src/features/accounts/rules/webauthn-json'

const name = z.string().trim().min(1).max(MAX_PASSKEY_NAME)

export const confirmed = z.strictObject({ proof }).openapi('ConfirmedChange')
export const newPasskey = z.strictObject({ name, response: registrationResponse }).openapi('NewPasskey')
export const passkeyName = z.strictObject({ name }).openapi('PasskeyName')
export const totpCode = z.strictObject({ setup: z.uuid(), code: factorCode }).openapi('TotpCode')
export const passkeyId = z.strictObject({
  id: z
    .string()
    .min(1)
    .max(2000)
    .regex(/^[\w-]+$/),
})

/** Shown once: only hashes are stored. */
const recoveryCodes = z.array(z.string())
export const added = z.strictObject({ recoveryCodes: recoveryCodes.nullable() }).openapi('AddedFactor')
export const renewed = z.strictObject({ recoveryCodes }).openapi('RecoveryCodes')
export const totpSetup = z
  .strictObject({
    setup: z.uuid(),
    secret: z.string(),
    qr: z.strictObject({ path: z.string(), size: z.int() }),
  })
  .openapi('TotpSetup')
