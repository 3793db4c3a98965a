import { cookies } from 'next/headers'
import type { BeforeListTableServerProps } from 'payload'

import { isTrash } from '@/src/admin/lists/is-trash'
import { readPreference } from '@/src/admin/stored-preference'
import { TENANT_COOKIE } from '@/src/routing/admin-tenant'
import { readViews, viewsKey } from '../rules/saved-views'
import { FilterSlot, ImageFilterSlot } from './FilterSlot'

type Props = Pick<BeforeListTableServerProps, 'collectionSlug' | 'params' | 'payload' | 'user'>

/** Above a list: its filters and saved views; what is in the trash has none. */
export async function ListFilters({ collectionSlug: collection, params, payload, user }: Props) {
  if (isTrash(params)) return null
  const tenant = (await cookies()).get(TENANT_COOKIE)?.value ?? ''
  const views = readViews(await readPreference(payload, user, viewsKey(collection, tenant)))
  const Slot = collection === 'media' ? ImageFilterSlot : FilterSlot
  return <Slot key={tenant} {...{ collection, tenant, views }} />
}
