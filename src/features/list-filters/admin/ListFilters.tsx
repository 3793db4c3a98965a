import { cookies } from 'next/headers'
import type { BeforeListTableServerProps } from 'payload'

import { isTrash } from '@/src/admin/lists/is-trash'
import { TENANT_COOKIE } from '@/src/routing/admin-tenant'
import { FilterSlot } from './FilterSlot'

type Props = Pick<BeforeListTableServerProps, 'collectionSlug' | 'params'>

/** Above the list of pages or posts: filters by state and path, and saved views; what is in the trash has no state. */
export async function ListFilters({ collectionSlug, params }: Props) {
  if (isTrash(params)) return null
  const tenant = (await cookies()).get(TENANT_COOKIE)?.value ?? ''
  return <FilterSlot key={tenant} collection={collectionSlug} tenant={tenant} />
}
