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

/** What makes an account somebody's own. Changing it for another person would be taking it over. */
const PERSONAL = ['email', 'password', 'name', 'language'] as const

function refuseTakeover(data: Partial<User>, original: User, req: PayloadRequest): void {
  const changed = PERSONAL.filter(
    (name) => name in data && data[name] !== undefined && data[name] !== original[name],
  )
  if (changed.length === 0) return
  throw new APIError(
    textIn(
      {
        nl: 'Naam, taal en wachtwoord verandert alleen de persoon zelf, het e-mailadres alleen een superbeheerder.',
        en: 'Name, language and password are changed only by the person themselves, the e-mail address only by a super admin.',
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
    nl: 'Vraag een beheerder van uw organisatie om uw e-mailadres te wijzigen.',
    en: 'Ask an administrator of your organisation to change your e-mail address.',
  },
  _verified: {
    nl: 'Alleen een superbeheerder wijzigt of een e-mailadres bevestigd is.',
    en: 'Only a super admin changes whether an e-mail address is confirmed.',
  },
} as const satisfies Record<string, LocaleTexts>

function refuseField(path: keyof typeof TEXTS, req: PayloadRequest): never {
  const message = textIn(TEXTS[path], req.i18n.language)
  throw new ValidationError({ collection: 'users', errors: [{ path, message }], req }, req.t)
}

const plain = (email: string): string => email.trim().toLowerCase()

/** Nobody confirms or unconfirms an address by hand, nor takes another one that nobody confirmed. */
function keepConfirmation(data: Partial<User>, original: User, req: PayloadRequest): void {
  if (data._verified !== undefined && Boolean(data._verified) !== Boolean(original._verified))
    refuseField('_verified', req)
  const isOwn = original.id === req.user?.id
  if (isOwn && data.email && plain(data.email) !== plain(original.email)) refuseField('email', req)
}

/** The account to be changed, if the person may change it at all. */
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
 * Keeps a person's own things from others, and their confirmation from all but super admins. Before the operation: fields
 * that the admin shows as read-only are left out of it without a word, which nobody who sends one should take for done.
 * Many accounts at once are nobody's to change: whose they are could not be asked.
 */
export const protectAccountIdentity: CollectionBeforeOperationHook<'users'> = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  // What the system changes, it answers for.
  if (operation !== 'update' || overrideAccess || !req.user || isSuperAdmin(req.user)) return args
  if (!('id' in args) || typeof args.id !== 'string' || !('data' in args)) throw new Forbidden(req.t)
  const original = await findAccount(args.id, req)
  if (!original) return args
  const data = args.data as Partial<User>
  keepConfirmation(data, original, req)
  if (original.id !== req.user.id) refuseTakeover(data, original, req)
  return args
}
