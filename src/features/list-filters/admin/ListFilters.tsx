import { cookies } from 'next/headers'
import { type BeforeListTableServerProps, createLocalReq } from 'payload'

import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import { isTrash } from '@/src/admin/lists/is-trash'
import { readPreference } from '@/src/admin/stored-preference'
import { type Inbox, readInbox } from '@/src/features/forms'
import { isUuid } from '@/src/lib/uuid'
import { TENANT_COOKIE } from '@/src/routing/admin-tenant'
import { readViews, viewsKey } from '../rules/saved-views'
import { FilterSlot, ImageFilterSlot, InboxFilterSlot } from './FilterSlot'

type Props = Pick<BeforeListTableServerProps, 'collectionSlug' | 'params' | 'payload' | 'user'>

/** What submissions can be narrowed to, in the selected tenant; nothing where the account may not read them. */
async function inboxOf({ payload, user }: Props, tenant: string): Promise<Inbox> {
  const mayRead = isSuperAdmin(user) || tenantsWith(user, 'submissions.read').includes(tenant)
  if (!user || !isUuid(tenant) || !mayRead) return { forms: [], spam: 0, people: [] }
  return readInbox(await createLocalReq({ user }, payload), tenant)
}

/** Above a list: its filters and saved views; what is in the trash has none. */
export async function ListFilters(props: Props) {
  const { collectionSlug: collection, params, payload, user } = props
  if (isTrash(params)) return null
  const tenant = (await cookies()).get(TENANT_COOKIE)?.value ?? ''
  const views = readViews(await readPreference(payload, user, viewsKey(collection, tenant)))
  const list = { collection, tenant, views }
  if (collection === 'form-submissions')
    return <InboxFilterSlot key={tenant} {...list} inbox={await inboxOf(props, tenant)} />
  const Slot = collection === 'media' ? ImageFilterSlot : FilterSlot
  return <Slot key={tenant} {...list} />
}
