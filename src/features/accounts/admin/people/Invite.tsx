import type { BeforeListTableServerProps } from 'payload'

import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import { toLocale } from '@/src/i18n/locale-texts'
import { InviteButton } from './InviteButton'

/** Above the list of accounts, for those who may invite. */
export function Invite({ user, i18n, hasCreatePermission }: BeforeListTableServerProps) {
  // The collection allows creating accounts in its form only while no mail can be sent.
  if (hasCreatePermission || !user) return null
  return (
    <InviteButton
      language={toLocale(i18n.language)}
      tenants={isSuperAdmin(user) ? null : tenantsWith(user, 'users.write')}
    />
  )
}
