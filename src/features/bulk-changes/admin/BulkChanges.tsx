import { cookies } from 'next/headers'
import type { BeforeListTableServerProps } from 'payload'

import { mayPublish } from '@/src/access/memberships'
import { findTenant } from '@/src/admin/find-tenant'
import { isTrash } from '@/src/admin/lists/is-trash'
import { lackOfModel } from '@/src/features/assistant'
import { SCHEDULED_COLLECTIONS } from '@/src/platform/database/schedule-column'
import { TENANT_COOKIE } from '@/src/routing/admin-tenant'
import { BulkSlot } from './BulkSlot'

type Props = Pick<BeforeListTableServerProps, 'collectionSlug' | 'params' | 'payload' | 'user'>

/** Above the list of pages or posts: what can be done to the selected documents. */
export async function BulkChanges({ collectionSlug, params, payload, user }: Props) {
  const collection = SCHEDULED_COLLECTIONS.find((slug) => slug === collectionSlug)
  if (!collection || !user || isTrash(params)) return null
  const selected = (await cookies()).get(TENANT_COOKIE)?.value ?? null
  const tenant = await findTenant({ payload, user, selected })
  if (!tenant) return null
  const hasModel = (await lackOfModel(payload, tenant.id)) === null
  // The result of a change belongs to the tenant, and so does the state of the component.
  return (
    <BulkSlot
      key={tenant.id}
      collection={collection}
      tenant={tenant.id}
      {...{ hasModel, mayPublish: mayPublish(user, tenant.id) }}
    />
  )
}
