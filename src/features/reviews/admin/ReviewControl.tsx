import { createLocalReq, type ServerProps } from 'payload'

import { isSuperAdmin, mayPublish, tenantsWith } from '@/src/access/memberships'
import { documentTenant } from '@/src/admin/document/document-tenant'
import { LOCALES } from '@/src/lib/constants'
import type { ScheduledCollection } from '@/src/platform/database/schedule-column'
import { hasFourEyes } from '../server/four-eyes'
import { listReviews } from '../server/read'
import { ReviewButton } from './ReviewButton'

type Props = Pick<ServerProps, 'payload' | 'user'> & {
  id?: number | string
  collection: ScheduledCollection
}

/** In the form of a page or post that is stored: its review in each language. */
export async function ReviewControl(props: Props) {
  const { payload, user, collection } = props
  const tenant = await documentTenant(props)
  if (!user || !tenant) return null
  const document = String(props.id)
  const req = await createLocalReq({ user }, payload)
  const newest = LOCALES.map((locale) =>
    listReviews(req, { tenant, collection, document, locale }, { page: 1, limit: 1 }),
  )
  const found = (await Promise.all(newest)).flatMap(({ reviews }) => reviews)
  return (
    <ReviewButton
      {...{ collection, document }}
      newest={found.map(({ id, locale, state, requester, reviewer }) => ({
        ...{ id, locale, state },
        ...{ requester: requester?.id ?? null, reviewer: reviewer?.id ?? null },
      }))}
      reader={{
        id: user.id,
        mayWrite: isSuperAdmin(user) || tenantsWith(user, 'content.write').includes(tenant),
        mayPublish: mayPublish(user, tenant),
        fourEyes: await hasFourEyes(req, collection, document),
      }}
    />
  )
}
