import { z } from 'zod'

import { MAX_PASSWORD_CHARACTERS } from '@/src/lib/password'

/** An e-mail address as it is stored: at most 254 characters, in lower case. */
export const emailAddress = z.string().trim().toLowerCase().pipe(z.email().max(254))

/** A password that is compared, not chosen. */
export const passwordInput = z.string().max(MAX_PASSWORD_CHARACTERS).regex(/\S/, 'Give a password.')

/** Whether a text can be a token that was mailed. */
export const isMailToken = (token: string): boolean => /^[\w-]{1,200}$/.test(token)
