import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  ValidationError,
} from 'payload'

import type { User } from '@/payload-types'
import { deleteTokensOf } from '@/src/features/api-tokens'
import { confirmIdentity } from '@/src/features/accounts/server/factors/confirm-identity'
import { notifyOwner } from '@/src/features/accounts/server/notify-owner'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { env } from '@/src/platform/env'
import { clientAddress } from '@/src/routing/client-address'

/** Key of `req.context`: the current password was given, so that the field may be written. */
export const PASSWORD_CONFIRMED = 'passwordConfirmed'

const TEXTS = {
  rejected: {
    nl: 'Geef uw huidige wachtwoord; dit klopt niet.',
    en: 'Give your current password; this one is not right.',
  },
  limited: {
    nl: 'Te veel pogingen. Wacht een paar minuten en probeer het dan opnieuw.',
    en: 'Too many attempts. Wait a few minutes and try again.',
  },
} as const satisfies Record<string, LocaleTexts>

/**
 * Changing one's own password needs the current one, as `currentPassword` beside `password`: whoever finds a browser open, or
 * has a session, cannot take the account over.
 * @throws {ValidationError} 400 without it or with a wrong one, {APIError} 429 after too many
 */
export const requireCurrentPassword: CollectionBeforeOperationHook<'users'> = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update' || overrideAccess || !req.user || !('id' in args) || !('data' in args))
    return args
  const { currentPassword, ...data } = args.data as Partial<User> & { currentPassword?: unknown }
  if (args.id !== req.user.id || data.password === undefined || data.password === null)
    return { ...args, data }
  const password = typeof currentPassword === 'string' ? currentPassword : ''
  const address = clientAddress(req.headers, env.TRUST_PROXY)
  const { type } = password
    ? await confirmIdentity(req, req.user, { password }, address)
    : { type: 'rejected' }
  if (type === 'limited') throw new APIError(textIn(TEXTS.limited, req.i18n.language), 429, null, true)
  if (type !== 'confirmed') {
    const errors = [{ path: 'currentPassword', message: textIn(TEXTS.rejected, req.i18n.language) }]
    throw new ValidationError({ collection: 'users', errors, req }, req.t)
  }
  req.context[PASSWORD_CONFIRMED] = true
  return { ...args, data }
}

/** Deletes the API tokens of an account whose password was changed with the current one, and mails its owner. */
export const afterOwnPasswordChange: CollectionAfterOperationHook<'users'> = async ({
  operation,
  req,
  result,
}) => {
  const { user } = req
  if (operation !== 'updateByID' || !user || !req.context[PASSWORD_CONFIRMED]) return result
  req.context[PASSWORD_CONFIRMED] = false
  await deleteTokensOf(req, user.id)
  await notifyOwner(req, user, { kind: 'passwordChanged' })
  return result
}
