import { cookies } from 'next/headers'
import { type BeforeListTableServerProps, createLocalReq } from 'payload'

import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import { findTenant } from '@/src/admin/find-tenant'
import { isTrash } from '@/src/admin/lists/is-trash'
import { readPreference } from '@/src/admin/stored-preference'
import { type Inbox, readInbox } from '@/src/features/forms'
import { readFiling } from '@/src/features/media'
import { isUuid } from '@/src/lib/uuid'
import { TENANT_COOKIE } from '@/src/routing/admin-tenant'
import { readViews, viewsKey } from '../rules/saved-views'
import { FilterSlot, ImageFilterSlot, InboxFilterSlot } from './FilterSlot'

type Props = Pick<BeforeListTableServerProps, 'collectionSlug' | 'params' | 'payload' | 'user'>

const NO_FILING = { folders: [], tags: [] }

/** The folders and tags of the selected tenant, where the account may read them. */
async function filingFor({ payload, user }: Pick<Props, 'payload' | 'user'>, selected: string) {
  const tenant = user && (await findTenant({ payload, user, selected }))
  return tenant ? readFiling(await createLocalReq({ user }, payload), tenant.id) : NO_FILING
}

/** What submissions can be narrowed to, in the selected tenant; nothing where the account may not read them. */
async function inboxOf({ payload, user }: Props, tenant: string): Promise<Inbox> {
  const mayRead = isSuperAdmin(user) || tenantsWith(user, 'submissions.read').includes(tenant)
  if (!user || !isUuid(tenant) || !mayRead) return { forms: [], spam: 0, people: [] }
  return readInbox(await createLocalReq({ user }, payload), tenant)
}

/** Above a list: its filters and saved views, and the folders of images; what is in the trash has none. */
export async function ListFilters(props: Props) {
  const { collectionSlug: collection, params, payload, user } = props
  if (isTrash(params)) return null
  const tenant = (await cookies()).get(TENANT_COOKIE)?.value ?? ''
  const views = readViews(await readPreference(payload, user, viewsKey(collection, tenant)))
  const list = { collection, tenant, views }
  if (collection === 'form-submissions')
    return <InboxFilterSlot key={tenant} {...list} inbox={await inboxOf(props, tenant)} />
  if (collection === 'media')
    return <ImageFilterSlot key={tenant} {...list} {...await filingFor({ payload, user }, tenant)} />
  return <FilterSlot key={tenant} {...list} />
}
