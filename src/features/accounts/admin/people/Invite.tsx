import type { BeforeListTableServerProps } from 'payload'

import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import { toLocale } from '@/src/i18n/locale-texts'
import { canSendMail } from '@/src/platform/mail/send'
import { INVITE } from '@/src/features/accounts/rules/invite'
import { InviteButton } from './InviteButton'

/** Above the list of accounts, for those who may invite. */
export function Invite({ user, i18n, payload, searchParams }: BeforeListTableServerProps) {
  const language = toLocale(i18n.language)
  if (!user) return null
  return (
    <InviteButton
      language={language}
      tenants={isSuperAdmin(user) ? null : tenantsWith(user, 'users.write')}
      isMailed={canSendMail(payload)}
      isOpen={searchParams?.[INVITE] !== undefined}
    />
  )
}
