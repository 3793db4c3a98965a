import type { BeforeDocumentControlsServerProps, Payload, TypedUser } from 'payload'

import { isSuperAdmin, referenceId, tenantsWith } from '@/src/access/memberships'
import { toLocale } from '@/src/i18n/locale-texts'
import { EndMembershipButton } from './EndMembershipButton'

/** An account and those of its tenants from which `user` may remove it; null when `user` may not read the account. */
async function findPerson(payload: Payload, user: TypedUser, id: string) {
  const person = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  const administered = tenantsWith(user, 'users.write')
  const rows = [...(person?.tenants ?? []), ...(person?.invitations ?? [])]
  const tenants = rows.map(({ tenant }) => referenceId(tenant))
  return (
    person && { person, tenants: tenants.filter((id) => isSuperAdmin(user) || administered.includes(id)) }
  )
}

/** In the form of another account, for an admin of one of its tenants: a button that removes it from that tenant. */
export async function EndMembership({ id, payload, user, i18n }: BeforeDocumentControlsServerProps) {
  if (typeof id !== 'string' || !user || id === user.id) return null
  const found = await findPerson(payload, user, id)
  if (!found || found.tenants.length === 0) return null
  const { docs } = await payload.find({
    collection: 'tenants',
    where: { id: { in: found.tenants } },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  })
  return (
    <EndMembershipButton
      language={toLocale(i18n.language)}
      person={{ id, name: found.person.name }}
      tenants={docs.map((tenant) => ({ id: tenant.id, name: tenant.name }))}
    />
  )
}
