import { messages } from '@/src/i18n/messages'
import { MAX_PASSWORD_CHARACTERS, PASSWORD_CHARACTERS, type PasswordWeakness } from '@/src/lib/password'
import type { Locale } from '@/src/lib/constants'
import { invalid } from '@/src/api/core/from-error'
import { ApiError } from '@/src/api/core/problems'

export const invalidCredentials = (): ApiError =>
  new ApiError('unauthenticated', 'Incorrect e-mail address or password.', {
    headers: { 'www-authenticate': 'Bearer' },
  })

export const tooMany = (seconds: number): ApiError =>
  new ApiError(
    'tooManyRequests',
    'Too many attempts with this e-mail address or from this IP address. Try again later.',
    {
      headers: { 'retry-after': String(seconds) },
    },
  )

export const expired = (): ApiError =>
  new ApiError('gone', 'This token was already used, has expired, or never existed. Request a new one.')

export const registrationClosed = (): ApiError =>
  new ApiError('forbidden', 'Registration is closed on this site. Ask an admin of the site for an account.')

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
