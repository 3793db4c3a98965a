import { APIError, Forbidden, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'

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
      ? 'Naam, e-mailadres, taal en wachtwoord verandert alleen de persoon zelf.'
      : 'Name, e-mail, language and password are changed only by the person themselves.',
    403,
    null,
    true,
  )
}

/** Keeps a tenant's admin from touching what belongs to the person or to another tenant. */
export const protectAccount: CollectionBeforeChangeHook<User> = ({ data, originalDoc, operation, req }) => {
  if (!req.user || isSuperAdmin(req.user)) return data
  if (operation === 'update' && originalDoc && originalDoc.id !== req.user.id)
    refuseTakeover(data, originalDoc, req)
  const memberships = mergeMemberships(
    data.tenants ?? originalDoc?.tenants ?? [],
    originalDoc?.tenants ?? [],
    req,
  )
  if (operation === 'create' && memberships.length === 0) throw new Forbidden(req.t)
  return { ...data, tenants: memberships }
}
