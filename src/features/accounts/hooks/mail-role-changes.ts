import type { CollectionBeforeChangeHook } from 'payload'

import type { User } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { notifyOwner } from '@/src/features/accounts/server/notify-owner'

const rolesOf = ({ tenants }: Pick<User, 'tenants'>): Map<string, string> =>
  new Map((tenants ?? []).map(({ tenant, role }) => [referenceId(tenant), role]))

/**
 * Mails the person whose role somebody else gives, changes or takes away. Before the change, which is when all their roles
 * are known, and not only those that the other may see.
 */
export const mailRoleChanges: CollectionBeforeChangeHook<User> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc || !req.user || req.user.id === originalDoc.id) return data
  const [before, after] = [rolesOf(originalDoc), rolesOf({ ...originalDoc, ...data })]
  for (const tenant of new Set([...before.keys(), ...after.keys()]))
    if (before.get(tenant) !== after.get(tenant))
      await notifyOwner(req, originalDoc, {
        kind: 'roleChanged',
        company: tenant,
        role: after.get(tenant) ?? 'none',
      })
  const { platformRole = originalDoc.platformRole } = data
  if ((platformRole ?? null) !== (originalDoc.platformRole ?? null))
    await notifyOwner(req, originalDoc, { kind: 'roleChanged', role: platformRole ?? 'none' })
  return data
}
