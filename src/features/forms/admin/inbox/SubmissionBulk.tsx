import { cookies } from 'next/headers'
import type { BeforeListTableServerProps } from 'payload'

import { findTenant } from '@/src/admin/find-tenant'
import { TENANT_COOKIE } from '@/src/routing/admin-tenant'
import { BulkSlot } from './BulkSlot'

type Props = Pick<BeforeListTableServerProps, 'payload' | 'user'>

/** Above the list of submissions: what can be done to the selected ones. */
export async function SubmissionBulk({ payload, user }: Props) {
  if (!user) return null
  const selected = (await cookies()).get(TENANT_COOKIE)?.value ?? null
  const tenant = await findTenant({ payload, user, selected })
  return tenant && <BulkSlot key={tenant.id} tenant={tenant.id} />
}
