import { cookies } from 'next/headers'
import type { BeforeListTableServerProps } from 'payload'

import { isTrash } from '@/src/admin/lists/is-trash'
import { TENANT_COOKIE } from '@/src/routing/admin-tenant'
import { FilterSlot, ImageFilterSlot } from './FilterSlot'

type Props = Pick<BeforeListTableServerProps, 'collectionSlug' | 'params'>

/** Above a list: its filters and saved views; what is in the trash has none. */
export async function ListFilters({ collectionSlug, params }: Props) {
  if (isTrash(params)) return null
  const tenant = (await cookies()).get(TENANT_COOKIE)?.value ?? ''
  const Slot = collectionSlug === 'media' ? ImageFilterSlot : FilterSlot
  return <Slot key={tenant} collection={collectionSlug} tenant={tenant} />
}
