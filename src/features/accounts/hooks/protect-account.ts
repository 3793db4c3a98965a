import { APIError, Forbidden, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'

import { isSuperAdmin, referenceId, tenantsWith } from '@/src/access/memberships'
import type { User } from '@/payload-types'
import { ANSWERS_INVITATION } from '@/src/features/accounts/server/invitations/answer'
import { SELF_REGISTERED } from '@/src/features/accounts/server/new-account'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'

const INVITE_INSTEAD: LocaleTexts = {
  nl: 'Nodig deze persoon uit: alleen die kan een rol in een organisatie aannemen.',
  en: 'Invite this person: only they can accept a role in a tenant.',
}

type Membership = NonNullable<User['tenants']>[number]

const outside = (rows: Membership[] | null | undefined, tenants: string[]): Membership[] =>
  (rows ?? []).filter(({ tenant }) => !tenants.includes(referenceId(tenant)))

/** A person who exists is invited: only they can accept a membership. */
function rejectNewMembers(next: Membership[], previous: Membership[], req: PayloadRequest): void {
  const tenants = previous.map(({ tenant }) => referenceId(tenant))
  if (outside(next, tenants).length === 0) return
  throw new APIError(textIn(INVITE_INSTEAD, req.i18n.language), 403, null, true)
}

/** Keeps memberships of tenants that the actor does not administer, and rejects adding one there. */
function mergeMemberships(next: Membership[], previous: Membership[], req: PayloadRequest): Membership[] {
  const administered = tenantsWith(req.user, 'users.write')
  const kept = outside(previous, administered)
  const keptTenants = kept.map(({ tenant }) => referenceId(tenant))
  if (outside(next, [...administered, ...keptTenants]).length > 0) throw new Forbidden(req.t)
  return [...kept, ...next.filter(({ tenant }) => administered.includes(referenceId(tenant)))]
}

/** Protects memberships of other tenants from a tenant's admin; see `protect-account-identity.ts` for personal fields. */
export const protectAccount: CollectionBeforeChangeHook<User> = ({ data, originalDoc, operation, req }) => {
  const bySystem = [ANSWERS_INVITATION, SELF_REGISTERED].some((reason) => req.context[reason])
  if (!req.user || isSuperAdmin(req.user) || bySystem) return data
  if (operation === 'update') rejectNewMembers(data.tenants ?? [], originalDoc?.tenants ?? [], req)
  const memberships = mergeMemberships(
    data.tenants ?? originalDoc?.tenants ?? [],
    originalDoc?.tenants ?? [],
    req,
  )
  if (operation === 'create' && memberships.length === 0) throw new Forbidden(req.t)
  if (operation === 'update') return { ...data, tenants: memberships }
  // Whoever typed the password may be anybody, for other tenants and for the owner of the address.
  return { ...data, tenants: memberships, addressUnconfirmed: true }
}
