import {
  APIError,
  Forbidden,
  ValidationError,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'

import type { User } from '@/payload-types'
import { isSuperAdmin } from '@/src/access/memberships'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'

/** Fields that identify the person. Changing them for someone else would be an account takeover. */
const PERSONAL = ['email', 'password', 'name', 'language'] as const

function rejectTakeover(data: Partial<User>, original: User, req: PayloadRequest): void {
  const changed = PERSONAL.filter(
    (name) => name in data && data[name] !== undefined && data[name] !== original[name],
  )
  if (changed.length === 0) return
  throw new APIError(
    textIn(
      {
        nl: 'Naam, taal en wachtwoord kan alleen de persoon zelf wijzigen, het e-mailadres alleen een superbeheerder.',
        en: 'Name, language and password can only be changed by the person themselves, the e-mail address only by a super admin.',
      },
      req.i18n.language,
    ),
    403,
    null,
    true,
  )
}

const TEXTS = {
  email: {
    nl: 'Wijzig uw e-mailadres met de knop op het scherm van uw account: het geldt zodra u het hebt bevestigd.',
    en: 'Change your e-mail address with the button on your account screen: it takes effect once you have confirmed it.',
  },
  _verified: {
    nl: 'Alleen een superbeheerder kan wijzigen of een e-mailadres bevestigd is.',
    en: 'Only a super admin can change whether an e-mail address is confirmed.',
  },
} as const satisfies Record<string, LocaleTexts>

function rejectField(path: keyof typeof TEXTS, req: PayloadRequest): never {
  const message = textIn(TEXTS[path], req.i18n.language)
  throw new ValidationError({ collection: 'users', errors: [{ path, message }], req }, req.t)
}

const normalizeEmail = (email: string): string => email.trim().toLowerCase()

/** An address cannot be marked confirmed or unconfirmed by hand, nor replaced by an unconfirmed one. */
function rejectConfirmationChange(data: Partial<User>, original: User, req: PayloadRequest): void {
  // Unknown to a tenant's admin, so that they cannot find it out either.
  const isUnread = original._verified === undefined
  if (data._verified !== undefined && (isUnread || Boolean(data._verified) !== original._verified))
    rejectField('_verified', req)
  const isOwn = original.id === req.user?.id
  if (isOwn && data.email && normalizeEmail(data.email) !== normalizeEmail(original.email))
    rejectField('email', req)
}

/** The account to change, if the actor has access to it. */
const findAccount = (id: string, req: PayloadRequest): Promise<User | null> =>
  req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  })

/**
 * Rejects changes of someone else's identity, and of the confirmation by anyone but super admins. Runs before the
 * operation, because Payload silently drops fields without access, which a client would take for success.
 * Bulk changes are rejected: ownership could not be checked per account.
 */
export const protectAccountIdentity: CollectionBeforeOperationHook<'users'> = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  // The system is trusted.
  if (operation !== 'update' || overrideAccess || !req.user || isSuperAdmin(req.user)) return args
  if (!('id' in args) || typeof args.id !== 'string' || !('data' in args)) throw new Forbidden(req.t)
  const original = await findAccount(args.id, req)
  if (!original) return args
  const data = args.data as Partial<User>
  rejectConfirmationChange(data, original, req)
  if (original.id !== req.user.id) rejectTakeover(data, original, req)
  return args
}
