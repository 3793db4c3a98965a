import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { deletionRule } from '@/src/access/deletion-rules'
import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import { hasOtherAdmin, hasOtherSuperAdmin } from '@/src/features/accounts/server/other-admins'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'

const TEXTS = {
  oneself: {
    nl: 'U kunt uw eigen beheerdersrol of account niet verwijderen. Vraag het een andere beheerder.',
    en: 'You cannot remove your own admin role or account. Ask another admin.',
  },
  lastAdmin: {
    nl: 'Dit is de laatste beheerder van een organisatie. Maak eerst iemand anders beheerder.',
    en: 'This is the last admin of a tenant. Make somebody else an admin first.',
  },
  lastSuperAdmin: {
    nl: 'Dit is de laatste superbeheerder. Maak eerst iemand anders superbeheerder.',
    en: 'This is the last super admin. Make somebody else one first.',
  },
} as const satisfies Record<string, LocaleTexts>

function reject(reason: keyof typeof TEXTS, { i18n }: PayloadRequest): never {
  throw new APIError(textIn(TEXTS[reason], i18n.language), 409, null, true)
}

/** Who must set up a second factor first is an admin all the same. */
const afterSetup = (user: User): User => ({ ...user, secondFactorDue: false })

/** An account that is disabled or has no confirmed address does not count as an admin. */
const administers = (user: User): string[] =>
  user._verified ? tenantsWith(afterSetup(user), 'users.write') : []

/** Rejects removing the last admin, or one's own admin role. */
async function assertDispensable(before: User, after: User | null, req: PayloadRequest): Promise<void> {
  const kept = after ? administers(after) : []
  const lost = administers(before).filter((tenant) => !kept.includes(tenant))
  const losesPlatform = isSuperAdmin(afterSetup(before)) && !isSuperAdmin(after && afterSetup(after))
  const isOwn = before.id === req.user?.id
  if (isOwn && (after === null || lost.length > 0 || losesPlatform)) reject('oneself', req)
  if (losesPlatform && !(await hasOtherSuperAdmin(req, before.id))) reject('lastSuperAdmin', req)
  for (const tenant of lost.toSorted())
    if (!(await hasOtherAdmin(req, tenant, before.id))) reject('lastAdmin', req)
}

/** Rejects demoting or disabling oneself or the last admin of a tenant. The system is trusted. */
export const requireTenantAdmin: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, req }) => {
  if (req.user && originalDoc) await assertDispensable(originalDoc, { ...originalDoc, ...data }, req)
  return data
}

/** Rejects deleting oneself or the last admin of a tenant. */
export const requireTenantAdminOnDelete = deletionRule(async ({ id, req }) => {
  if (!req.user) return
  const leaving = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    // All roles of the account count, including those the actor cannot read.
    overrideAccess: true,
    req,
  })
  await assertDispensable(leaving, null, req)
})
