import { createLocalReq, type ServerProps } from 'payload'

import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import type { Permission } from '@/src/access/permissions'
import { documentTenant } from '@/src/admin/document/document-tenant'
import { openThreads } from '@/src/features/comments'
import type { CommentedCollection } from '../rules/comment'
import { CommentsButton } from './CommentsButton'

type Props = Pick<ServerProps, 'payload' | 'user'> & {
  id?: number | string
  collection: CommentedCollection
}

/** In the form of a document that is stored: what people say about it. */
export async function CommentsControl(props: Props) {
  const { payload, user, collection } = props
  const tenant = await documentTenant(props)
  if (!user || !tenant) return null
  const may = (permission: Permission) => isSuperAdmin(user) || tenantsWith(user, permission).includes(tenant)
  const id = String(props.id)
  return (
    <CommentsButton
      {...{ collection, id }}
      open={await openThreads(await createLocalReq({ user }, payload), collection, id)}
      reader={{
        id: user.id,
        mayWrite: may('comments.write'),
        mayResolve: may('content.write'),
        mayModerate: may('comments.moderate'),
      }}
    />
  )
}
