import type { ServerProps, TypedUser } from 'payload'

import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import { documentTenant } from '@/src/admin/document/document-tenant'
import { lackOfModel } from '@/src/features/assistant'
import type { Editable } from '@/src/features/assistant/rules/proposal'
import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { env } from '@/src/platform/env'

type Place = Pick<ServerProps, 'payload' | 'user'> & { id?: number | string; collection: Editable }

/** `lack`: why the assistant cannot answer, if it cannot. */
export type TenantAccess = { mayPropose: boolean; lack: LocaleTexts | null }

/** What a person may do with the assistant of a tenant; null for nothing. */
export async function accessIn(
  { payload, user }: Pick<ServerProps, 'payload'> & { user: TypedUser },
  tenant: string,
): Promise<TenantAccess | null> {
  const may = (permission: 'assistant.use' | 'content.write') =>
    isSuperAdmin(user) || tenantsWith(user, permission).includes(tenant)
  if (!may('assistant.use')) return null
  return { mayPropose: may('content.write'), lack: await lackOfModel(payload, tenant) }
}

/** What a person may do with the assistant in the form of a stored document; null where there is none. */
export async function readAccess(place: Place): Promise<{ mayPropose: boolean } | null> {
  const { payload, user } = place
  const tenant = env.LLM && (await documentTenant(place))
  const access = user && tenant && (await accessIn({ payload, user }, tenant))
  return access && !access.lack ? { mayPropose: access.mayPropose } : null
}
