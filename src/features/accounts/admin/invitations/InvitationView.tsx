import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'

import { PlainPage } from '@/src/admin/brand/PlainPage'
import { referenceId } from '@/src/access/memberships'
import { ROLE_LABELS } from '@/src/access/permissions'
import { invitationOfToken } from '@/src/features/accounts/server/invitations/answer'
import { tenantName } from '@/src/features/accounts/server/invitations/tenant-name'
import { toLocale } from '@/src/i18n/locale-texts'
import { adminHref } from '@/src/routing/admin-paths'
import { InvitationForm } from './InvitationForm'
import { INVITATION_TEXTS } from './texts'

/** The page that the link of an invitation leads to. The token in its address authorises; a session is not needed. */
export async function InvitationView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const language = toLocale(req.i18n.language)
  const texts = INVITATION_TEXTS[language]
  const token = typeof searchParams?.token === 'string' ? searchParams.token : ''
  const found = await invitationOfToken(req, token)
  return (
    <MinimalTemplate>
      <PlainPage>
        <h1>{texts.title}</h1>
        {found ? (
          <>
            <p>
              {texts.explanation(
                await tenantName(req, referenceId(found.invitation.tenant)),
                ROLE_LABELS[found.invitation.role][language],
              )}
            </p>
            <p>{texts.address(found.account.email)}</p>
            <InvitationForm
              token={token}
              email={found.account._verified ? null : found.account.email}
              language={language}
              panel={adminHref(language, '')}
            />
          </>
        ) : (
          <p>{texts.expired}</p>
        )}
      </PlainPage>
    </MinimalTemplate>
  )
}
