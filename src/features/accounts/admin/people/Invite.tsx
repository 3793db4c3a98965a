import type { BeforeListTableServerProps } from 'payload'

import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import { toLocale } from '@/src/i18n/locale-texts'
import { INVITE } from '@/src/features/accounts/rules/invite'
import { InviteButton } from './InviteButton'
import { INVITE_TEXTS } from './texts'

/** Above the list of accounts, for those who may invite; where no mail can be sent, they make accounts in its form. */
export function Invite({ user, i18n, hasCreatePermission, searchParams }: BeforeListTableServerProps) {
  const language = toLocale(i18n.language)
  if (hasCreatePermission) return <p className="gevel-people">{INVITE_TEXTS[language].noMail}</p>
  if (!user) return null
  return (
    <InviteButton
      language={language}
      tenants={isSuperAdmin(user) ? null : tenantsWith(user, 'users.write')}
      isOpen={searchParams?.[INVITE] !== undefined}
    />
  )
}
