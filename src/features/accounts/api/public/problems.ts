import type { FactorRequest } from '@/src/features/accounts/server/factors/check-factor'
import { messages } from '@/src/i18n/messages'
import { MAX_PASSWORD_CHARACTERS, PASSWORD_CHARACTERS, type PasswordWeakness } from '@/src/lib/password'
import type { Locale } from '@/src/lib/constants'
import { invalid } from '@/src/api/core/from-error'
import { onAdminHost } from '@/src/routing/admin-hosts'
import { ApiError } from '@/src/api/core/problems'

export const invalidCredentials = (): ApiError =>
  new ApiError('unauthenticated', 'Incorrect e-mail address or password.', {
    headers: { 'www-authenticate': 'Bearer' },
  })

/** The password was right. `methods` are the second factors of the account; `passkey` is what a page on a host of the panel hands to the browser. */
export const secondFactor = ({ type, methods, passkey }: FactorRequest): ApiError =>
  new ApiError(
    'secondFactorRequired',
    type === 'missing'
      ? 'This account has a second factor. Send the request again with its code in "code".'
      : 'The code is not valid, or was used before. Send the request again with another one in "code".',
    { headers: { 'www-authenticate': 'Bearer' }, members: { methods, ...(passkey && { passkey }) } },
  )

export const tooMany = (seconds: number): ApiError =>
  new ApiError(
    'tooManyRequests',
    'Too many attempts with this e-mail address or from this IP address. Try again later.',
    {
      headers: { 'retry-after': String(seconds) },
    },
  )

/** The password was right, so this reveals nothing to a stranger. */
export const panelOnly = (): ApiError =>
  new ApiError('forbidden', `This account has a role. Sign in at ${onAdminHost('/admin')}.`)

export const expired = (): ApiError =>
  new ApiError('gone', 'This token was already used, has expired, or never existed. Request a new one.')

export const registrationClosed = (): ApiError =>
  new ApiError('forbidden', 'Registration is closed on this site. Ask an admin of the site for an account.')

export const sessionNeeded = (): ApiError =>
  new ApiError(
    'forbidden',
    `This address has an account. Sign in at ${onAdminHost('/admin')}, and open the link again to accept.`,
  )

export const mailNotConfigured = (): ApiError =>
  new ApiError('unavailable', 'This installation cannot send e-mail: SMTP_URL and SMTP_FROM are not set.')

export const pageMissing = (): ApiError =>
  new ApiError(
    'unavailable',
    'This site has no published page /auth/verify in this language to confirm an address on.',
  )

/** Field errors for a password, for the person who chose it. */
export function weakPassword(weakness: PasswordWeakness, locale: Locale): ApiError {
  const count = weakness === 'long' ? MAX_PASSWORD_CHARACTERS : PASSWORD_CHARACTERS
  const message = messages[locale].accounts.weakPassword[weakness].replace('{count}', String(count))
  return invalid([{ path: 'password', message }])
}
