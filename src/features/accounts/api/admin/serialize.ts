import type { z } from '@hono/zod-openapi'

import type { User } from '@/payload-types'
import { isSuperAdmin, referenceId } from '@/src/access/memberships'
import { hasConfirmedAddress } from '@/src/features/accounts/rules/confirmed-address'
import type { Caller } from '@/src/api/core/environment'
import { asCaller } from '@/src/api/core/resource/find'
import type { user as userSchema } from './schemas'

type Published = z.output<typeof userSchema>

const tenantsOf = (docs: readonly User[]): string[] => [
  ...new Set(docs.flatMap(({ tenants }) => (tenants ?? []).map(({ tenant }) => referenceId(tenant)))),
]

/** Slugs by id of the tenants that the caller may see. */
async function slugsOf(caller: Caller, docs: readonly User[]): Promise<Map<string, string>> {
  const { docs: tenants } = await caller.req.payload.find({
    collection: 'tenants',
    where: { id: { in: tenantsOf(docs) } },
    select: { slug: true },
    pagination: false,
    ...asCaller(caller),
  })
  return new Map(tenants.map(({ id, slug }) => [id, slug]))
}

const rowIn = <T extends { tenant: string | { id: string } }>(
  rows: T[] | null | undefined,
  tenant: string,
): T | undefined => (rows ?? []).find((row) => referenceId(row.tenant) === tenant)

/** The account's role in a tenant, if the caller may see it. */
export const roleIn = ({ tenants }: User, tenant: string): Published['role'] =>
  rowIn(tenants, tenant)?.role ?? null

/** The role that the account is invited to have in a tenant, if the caller may see it. */
export const invitedRoleIn = ({ invitations }: User, tenant: string): Published['role'] =>
  rowIn(invitations, tenant)?.role ?? null

/** Absent where the caller may not read them: of other accounts, unless the caller is a super admin. */
type Personal = 'status' | '_verified' | 'addressUnconfirmed' | 'language' | 'createdAt' | 'updatedAt'

const personalPart = (doc: Partial<Pick<User, Personal>>) => ({
  status: doc.status ?? null,
  confirmed: doc._verified === undefined ? null : hasConfirmedAddress(doc),
  language: doc.language ?? null,
  createdAt: doc.createdAt ?? null,
  updatedAt: doc.updatedAt ?? null,
})

function toUser(doc: User, { tenant, user }: Caller, slugs: Map<string, string>): Published {
  const [role, invitedRole] = [roleIn(doc, tenant.id), invitedRoleIn(doc, tenant.id)]
  return {
    id: doc.id,
    name: doc.name,
    email: doc.email,
    role: role ?? invitedRole,
    pending: role === null && invitedRole !== null,
    memberships: (doc.tenants ?? []).flatMap((row) => {
      const slug = slugs.get(referenceId(row.tenant))
      return slug === undefined ? [] : [{ tenant: slug, role: row.role }]
    }),
    platformRole: (isSuperAdmin(user) && doc.platformRole) || null,
    ...personalPart(doc),
  }
}

export async function toUsers(caller: Caller, docs: readonly User[]): Promise<Published[]> {
  const slugs = await slugsOf(caller, docs)
  return docs.map((doc) => toUser(doc, caller, slugs))
}
