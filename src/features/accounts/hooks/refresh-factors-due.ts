import type { CollectionAfterChangeHook } from 'payload'

import type { Tenant, User } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { refreshFactorDue, refreshFactorDueIn } from '@/src/features/accounts/server/factors/due'
import { requestConnection } from '@/src/platform/database/connection'

/** People of a tenant that begins or ceases to require a second factor. */
export const refreshFactorsDue: CollectionAfterChangeHook<Tenant> = async ({ doc, previousDoc, req }) => {
  if (Boolean(doc.requireSecondFactor) === Boolean(previousDoc.requireSecondFactor)) return
  await refreshFactorDueIn(await requestConnection(req), doc.id)
}

const rolesOf = ({ platformRole, tenants }: Partial<User>): string =>
  [platformRole ?? '', ...(tenants ?? []).map(({ tenant }) => referenceId(tenant)).toSorted()].join(' ')

/** A new role may require a second factor. */
export const refreshFactorOfRoles: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, req }) => {
  if (rolesOf(doc) === rolesOf(previousDoc)) return
  await refreshFactorDue(await requestConnection(req), doc.id)
}
