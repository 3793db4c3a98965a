import { createLocalReq, type ServerProps } from 'payload'

import { isSuperAdmin, mayPublish, tenantsWith } from '@/src/access/memberships'
import { documentTenant } from '@/src/admin/document/document-tenant'
import type { ReleasedCollection } from '../rules/release'
import { releasesOfDocument } from '../server/read'
import { ReleaseButton } from './ReleaseButton'

type Props = Pick<ServerProps, 'payload' | 'user'> & {
  id?: number | string
  collection: ReleasedCollection
}

/** In the form of a document that is stored, for whoever may write it: adds its draft to a release. */
export async function ReleaseControl(props: Props) {
  const { payload, user, collection } = props
  const tenant = await documentTenant(props)
  if (!user || !tenant) return null
  if (!isSuperAdmin(user) && !tenantsWith(user, 'content.write').includes(tenant)) return null
  const document = String(props.id)
  const req = await createLocalReq({ user }, payload)
  const found = await releasesOfDocument(req, tenant, { collection, document })
  return (
    <ReleaseButton
      {...{ collection, document, tenant }}
      mayPublish={mayPublish(user, tenant)}
      inReleases={found.map(({ locale }) => locale)}
    />
  )
}
