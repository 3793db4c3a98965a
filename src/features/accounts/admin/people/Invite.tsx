import type { BeforeListTableServerProps } from 'payload'

import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import { toLocale } from '@/src/i18n/locale-texts'
import { InviteButton } from './InviteButton'

/** Above the list of people, for those who may invite: where mail is configured, as the collection tells. */
export function Invite({ user, i18n, hasCreatePermission }: BeforeListTableServerProps) {
  // Where no mail can be sent, accounts are made in the form.
  if (hasCreatePermission || !user) return null
  return (
    <InviteButton
      language={toLocale(i18n.language)}
      tenants={isSuperAdmin(user) ? null : tenantsWith(user, 'users.write')}
    />
  )
}
