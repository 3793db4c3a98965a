import { z } from 'zod'

import { authenticationResponse } from '@/src/features/accounts/rules/webauthn-json'
import { MAX_PASSWORD_CHARACTERS } from '@/src/lib/password'

/** An e-mail address as it is stored: at most 254 characters, in lower case. */
export const emailAddress = z.string().trim().toLowerCase().pipe(z.email().max(254))

/** A password to compare with the stored hash; the rules for new ones do not apply. */
export const passwordInput = z.string().max(MAX_PASSWORD_CHARACTERS).regex(/\S/, 'Password is required.')

/** What is presented besides the password, where the account has a second factor. */
export const factorCode = z.string().trim().min(1).max(40)
export const factorInput = { code: factorCode.optional(), passkey: authenticationResponse.optional() }

/** Proves again who the person is: a session may be somebody else's who found the browser open. */
export const proof = z.union([
  z.strictObject({ password: passwordInput }),
  z.strictObject({ code: factorCode }),
])

/** Whether a text has the form of a mailed token. */
export const isMailToken = (token: string): boolean => /^[\w-]{1,200}$/.test(token)
