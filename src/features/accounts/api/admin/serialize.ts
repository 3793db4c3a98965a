import type { z } from '@hono/zod-openapi'

import type { User } from '@/payload-types'
import { isSuperAdmin, referenceId } from '@/src/access/memberships'
import { LOCALES } from '@/src/lib/constants'
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

/** The account's role in a tenant, if the caller may see it. */
export const roleIn = ({ tenants }: User, tenant: string): Published['role'] =>
  (tenants ?? []).find((row) => referenceId(row.tenant) === tenant)?.role ?? null

const toUser = (doc: User, { tenant, user }: Caller, slugs: Map<string, string>): Published => ({
  id: doc.id,
  name: doc.name,
  email: doc.email,
  role: roleIn(doc, tenant.id),
  memberships: (doc.tenants ?? []).flatMap((row) => {
    const slug = slugs.get(referenceId(row.tenant))
    return slug === undefined ? [] : [{ tenant: slug, role: row.role }]
  }),
  platformRole: (isSuperAdmin(user) && doc.platformRole) || null,
  status: doc.status,
  confirmed: doc._verified ?? false,
  language: doc.language ?? LOCALES[0],
  createdAt: doc.createdAt,
  updatedAt: doc.updatedAt,
})

export async function toUsers(caller: Caller, docs: readonly User[]): Promise<Published[]> {
  const slugs = await slugsOf(caller, docs)
  return docs.map((doc) => toUser(doc, caller, slugs))
}
