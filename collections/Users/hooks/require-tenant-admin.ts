import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'

import type { User } from '@/payload-types'
import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import { hasOtherAdmin, hasOtherSuperAdmin } from '@/src/features/accounts/server/other-admins'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'

const TEXTS = {
  oneself: {
    nl: 'Uw eigen beheerdersrol of account neemt u zichzelf niet af. Vraag het een andere beheerder.',
    en: 'You cannot take your own admin role or account away. Ask another admin.',
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

function refuse(reason: keyof typeof TEXTS, { i18n }: PayloadRequest): never {
  throw new APIError(textIn(TEXTS[reason], i18n.language), 409, null, true)
}

/** Who has not confirmed an address yet, or may not sign in, administers nothing that could be left without an admin. */
const administers = (user: User): string[] => (user._verified ? tenantsWith(user, 'users.write') : [])

/** What somebody loses, or leaves behind, must not be the last of its kind, nor one's own. */
async function assertDispensable(before: User, after: User | null, req: PayloadRequest): Promise<void> {
  const kept = after ? administers(after) : []
  const lost = administers(before).filter((tenant) => !kept.includes(tenant))
  const losesPlatform = isSuperAdmin(before) && !isSuperAdmin(after)
  const isOwn = before.id === req.user?.id
  if (isOwn && (after === null || lost.length > 0 || losesPlatform)) refuse('oneself', req)
  if (losesPlatform && !(await hasOtherSuperAdmin(req, before.id))) refuse('lastSuperAdmin', req)
  for (const tenant of lost.toSorted())
    if (!(await hasOtherAdmin(req, tenant, before.id))) refuse('lastAdmin', req)
}

/** Nobody demotes or blocks themselves, or the last admin of a tenant. What the system does is not asked. */
export const requireTenantAdmin: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, req }) => {
  if (req.user && originalDoc) await assertDispensable(originalDoc, { ...originalDoc, ...data }, req)
  return data
}

/** Nobody removes themselves, or the last admin of a tenant. */
export const requireTenantAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user) return
  const leaving = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    // All of the account's roles count, whichever of them the caller sees.
    overrideAccess: true,
    req,
  })
  await assertDispensable(leaving, null, req)
}
