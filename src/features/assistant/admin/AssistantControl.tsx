import type { ServerProps } from 'payload'

import { isSuperAdmin, referenceId, tenantsWith } from '@/src/access/memberships'
import { lackOfModel } from '@/src/features/assistant'
import type { Editable } from '@/src/features/assistant/rules/proposal'
import { env } from '@/src/platform/env'
import { AssistantButton } from './AssistantButton'

type Props = Pick<ServerProps, 'payload' | 'user'> & { id?: number | string; collection: Editable }

/** The tenant of the document, as far as the person may read it. */
async function tenantOf({ payload, user, id, collection }: Props): Promise<string | null> {
  if (!user || !id) return null
  const { docs } = await payload.find({
    ...{ collection, where: { id: { equals: id } }, select: { tenant: true } },
    ...{ draft: true, depth: 0, limit: 1, pagination: false, user, overrideAccess: false },
  })
  const tenant = docs[0]?.tenant
  return tenant ? referenceId(tenant) : null
}

/** In the form of a page or post that is stored: the assistant. The assistant settings say why there is none. */
export async function AssistantControl(props: Props) {
  const { payload, user, id, collection } = props
  const tenant = env.LLM && (await tenantOf(props))
  if (!user || !tenant) return null
  const may = (permission: 'assistant.use' | 'content.write') =>
    isSuperAdmin(user) || tenantsWith(user, permission).includes(tenant)
  if (!may('assistant.use') || (await lackOfModel(payload, tenant))) return null
  return <AssistantButton collection={collection} id={String(id)} mayPropose={may('content.write')} />
}
