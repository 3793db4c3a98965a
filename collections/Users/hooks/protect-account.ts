import {
  APIError,
  Forbidden,
  ValidationError,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload'

import { isSuperAdmin, referenceId, tenantsWith } from '@/src/access/memberships'
import type { User } from '@/payload-types'

type Membership = NonNullable<User['tenants']>[number]

/** What makes an account somebody's own. Changing it for another person would be taking it over. */
const PERSONAL = ['email', 'password', 'name', 'language'] as const

const outside = (rows: Membership[] | null | undefined, tenants: string[]): Membership[] =>
  (rows ?? []).filter(({ tenant }) => !tenants.includes(referenceId(tenant)))

/** The rows of tenants the actor does not administer stay as they were; adding one there is refused. */
function mergeMemberships(next: Membership[], previous: Membership[], req: PayloadRequest): Membership[] {
  const administered = tenantsWith(req.user, 'users.write')
  const kept = outside(previous, administered)
  const keptTenants = kept.map(({ tenant }) => referenceId(tenant))
  if (outside(next, [...administered, ...keptTenants]).length > 0) throw new Forbidden(req.t)
  return [...kept, ...next.filter(({ tenant }) => administered.includes(referenceId(tenant)))]
}

function refuseTakeover(data: Partial<User>, original: User, req: PayloadRequest): void {
  const changed = PERSONAL.filter(
    (name) => name in data && data[name] !== undefined && data[name] !== original[name],
  )
  if (changed.length === 0) return
  throw new APIError(
    req.i18n.language === 'nl'
      ? 'Naam, taal en wachtwoord verandert alleen de persoon zelf, het e-mailadres alleen een superbeheerder.'
      : 'Name, language and password are changed only by the person themselves, the e-mail address only by a super admin.',
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
} as const

function refuseField(path: keyof typeof TEXTS, req: PayloadRequest): never {
  const message = TEXTS[path][req.i18n.language === 'nl' ? 'nl' : 'en']
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

/** Keeps a person from what only a super admin changes, and a tenant's admin from what is the person's or another tenant's. */
export const protectAccount: CollectionBeforeChangeHook<User> = ({ data, originalDoc, operation, req }) => {
  if (!req.user || isSuperAdmin(req.user)) return data
  if (operation === 'update' && originalDoc) {
    keepConfirmation(data, originalDoc, req)
    if (originalDoc.id !== req.user.id) refuseTakeover(data, originalDoc, req)
  }
  const memberships = mergeMemberships(
    data.tenants ?? originalDoc?.tenants ?? [],
    originalDoc?.tenants ?? [],
    req,
  )
  if (operation === 'create' && memberships.length === 0) throw new Forbidden(req.t)
  return { ...data, tenants: memberships }
}
