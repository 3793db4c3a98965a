import { z } from '@hono/zod-openapi'

import { TENANT_ROLES } from '@/src/access/permissions'
import { authenticationResponse } from '@/src/features/accounts/rules/webauthn-json'
import { emailAddress, factorCode, passwordInput, proof } from '@/src/features/accounts/server/input'
import { MAX_PASSWORD_CHARACTERS, PASSWORD_CHARACTERS } from '@/src/lib/password'
import { localeCode, timestamp, withEmailFormat } from '@/src/api/core/schemas'

const MAX_NAME_CHARACTERS = 200
export const MAX_TOKEN_CHARACTERS = 200

const email = withEmailFormat(emailAddress)
const newPassword = z.string().min(PASSWORD_CHARACTERS).max(MAX_PASSWORD_CHARACTERS).openapi({
  description: 'Must not be a common password, or contain the name or e-mail address of the account.',
})
const token = z
  .string()
  .min(1)
  .max(MAX_TOKEN_CHARACTERS)
  .openapi({ description: 'From the link in the e-mail.' })
const locale = localeCode.optional().openapi({
  description: 'Language of the e-mail and of the pages it links to; by default that of the site.',
})

export const credentials = z
  .strictObject({
    email,
    password: passwordInput,
    code: factorCode.optional().openapi({
      description:
        'For an account with a second factor: the code that its authenticator app shows, or one of its recovery codes. Each works once.',
    }),
    passkey: authenticationResponse.optional().openapi({
      description: 'In place of `code`: what a passkey answered to the `passkey` of the problem.',
    }),
  })
  .openapi('Credentials')

/** Options of the WebAuthn library, which the browser's part of it reads. */
export const passkeyOptions = z
  .strictObject({ options: z.record(z.string(), z.unknown()) })
  .openapi('PasskeyOptions')

export const registration = z
  .strictObject({
    name: z.string().trim().min(1).max(MAX_NAME_CHARACTERS),
    email,
    password: newPassword,
    locale,
  })
  .openapi('Registration')
export const verification = z.strictObject({ token }).openapi('AddressVerification')
export const forgotPasswordBody = z.strictObject({ email, locale }).openapi('ForgottenPassword')
export const choice = z.strictObject({ token, password: newPassword, locale }).openapi('NewPassword')

export const invitationAnswer = z
  .strictObject({
    token: z
      .string()
      .min(1)
      .max(MAX_TOKEN_CHARACTERS)
      .openapi({ description: 'From the link in the e-mail.' }),
    answer: z.enum(['accept', 'decline']),
    password: newPassword.optional().openapi({
      description: 'Only to accept, and only while the address of the account is not confirmed.',
    }),
    locale,
  })
  .openapi('InvitationAnswer')

export const newAddress = z
  .strictObject({
    email,
    proof,
    locale,
  })
  .openapi('NewAddress')
export const addressAnswer = z.strictObject({ token }).openapi('AddressAnswer')
export const addressOutcome = z
  .strictObject({
    outcome: z.enum(['confirmed', 'stopped']).openapi({
      description: 'The link to the new address confirms it; the one to the old address stops the change.',
    }),
  })
  .openapi('AddressOutcome')

/** Says that the request was accepted, without revealing whether there is an account. */
export const accepted = z.strictObject({ accepted: z.literal(true) }).openapi('Accepted')
export const acknowledgement = z.strictObject({ done: z.literal(true) }).openapi('Done')

const account = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    language: localeCode,
    superAdmin: z.boolean(),
    tenants: z.array(
      z.strictObject({ id: z.uuid(), slug: z.string(), name: z.string(), role: z.enum(TENANT_ROLES) }),
    ),
  })
  .openapi('Account')

export const session = z.strictObject({ expiresAt: timestamp, user: account }).openapi('Session')
export const login = z.strictObject({ ...session.shape, token: z.string() }).openapi('Login')
