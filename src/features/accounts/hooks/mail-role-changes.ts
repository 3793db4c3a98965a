import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { notifyOwner } from '@/src/features/accounts/server/notify-owner'

type Roles = Pick<User, 'platformRole' | 'tenants'>

/** By tenant; that on the platform by null. */
const rolesOf = ({ tenants, platformRole }: Roles): Map<string | null, string> =>
  new Map([
    ...(tenants ?? []).map(({ tenant, role }) => [referenceId(tenant), role] as const),
    ...(platformRole ? [[null, platformRole] as const] : []),
  ])

/** Mails the owner of an account about each role that is another than before. */
async function mailDifferences(req: PayloadRequest, account: User, from: Roles, to: Roles): Promise<void> {
  const [before, after] = [rolesOf(from), rolesOf(to)]
  for (const tenant of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(tenant) === after.get(tenant)) continue
    await notifyOwner(req, account, {
      kind: before.has(tenant) ? 'roleChanged' : 'roleGiven',
      role: after.get(tenant) ?? 'none',
      ...(tenant && { company: tenant }),
    })
  }
}

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
  if (operation === 'update' && originalDoc && req.user && req.user.id !== originalDoc.id)
    await mailDifferences(req, originalDoc, originalDoc, { ...originalDoc, ...data })
  return data
}

/** Mails the person for whom somebody makes an account that has roles from the start. */
export const mailFirstRoles: CollectionAfterChangeHook<User> = async ({ doc, operation, req }) => {
  if (operation === 'create' && req.user && req.user.id !== doc.id) await mailDifferences(req, doc, {}, doc)
}
