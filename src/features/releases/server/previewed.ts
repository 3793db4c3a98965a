import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import { isUuid } from '@/src/lib/uuid'
import { requestConnection } from '@/src/platform/database/connection'
import type { ReleasePlace } from '../rules/release'
import { listItems } from './read'

/** A language of a document that a preview shows as it is in a release. */
export type ReleasedDraft = ReleasePlace & { title: string | null }

/** The tenant of an open release that the person may preview: one of which they may read drafts. */
export async function tenantOfRelease(req: PayloadRequest, id: string): Promise<string | null> {
  if (!isUuid(id)) return null
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ tenant: string }>(
    sql`SELECT tenant_id AS tenant FROM releases WHERE id = ${id} AND state = 'open'`,
  )
  const tenant = rows[0]?.tenant
  if (tenant === undefined) return null
  return isSuperAdmin(req.user) || tenantsWith(req.user, 'content.read').includes(tenant) ? tenant : null
}

/** What is in an open release of a tenant, without what is in the trash; null if the account may not see it. */
export async function draftsOfRelease(
  payload: Payload,
  user: User & { collection: 'users' },
  { tenant, id }: { tenant: string; id: string },
): Promise<ReleasedDraft[] | null> {
  const req = await createLocalReq({ user }, payload)
  if ((await tenantOfRelease(req, id)) !== tenant) return null
  const items = await listItems(req, id)
  return items
    .filter(({ isInTrash }) => !isInTrash)
    .map(({ collection, document, locale, title }) => ({ collection, document, locale, title }))
}
