import { cookies } from 'next/headers'
import { createLocalReq, type BeforeListTableServerProps } from 'payload'

import { findTenant } from '@/src/admin/find-tenant'
import { isTrash } from '@/src/admin/lists/is-trash'
import { readPreference } from '@/src/admin/stored-preference'
import { readFiling } from '@/src/features/media'
import { TENANT_COOKIE } from '@/src/routing/admin-tenant'
import { readViews, viewsKey } from '../rules/saved-views'
import { FilterSlot, ImageFilterSlot } from './FilterSlot'

type Props = Pick<BeforeListTableServerProps, 'collectionSlug' | 'params' | 'payload' | 'user'>

const NO_FILING = { folders: [], tags: [] }

/** The folders and tags of the selected tenant, where the account may read them. */
async function filingFor({ payload, user }: Pick<Props, 'payload' | 'user'>, selected: string) {
  const tenant = user && (await findTenant({ payload, user, selected }))
  return tenant ? readFiling(await createLocalReq({ user }, payload), tenant.id) : NO_FILING
}

/** Above a list: its filters and saved views, and the folders of images; what is in the trash has none. */
export async function ListFilters({ collectionSlug: collection, params, payload, user }: Props) {
  if (isTrash(params)) return null
  const tenant = (await cookies()).get(TENANT_COOKIE)?.value ?? ''
  const views = readViews(await readPreference(payload, user, viewsKey(collection, tenant)))
  const list = { collection, tenant, views }
  if (collection !== 'media') return <FilterSlot key={tenant} {...list} />
  return <ImageFilterSlot key={tenant} {...list} {...await filingFor({ payload, user }, tenant)} />
}
