import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'

import { PlainPage } from '@/src/admin/brand/PlainPage'
import { referenceId } from '@/src/access/memberships'
import { ROLE_LABELS } from '@/src/access/permissions'
import { invitationOfToken } from '@/src/features/accounts/server/invitations/answer'
import { tenantName } from '@/src/features/accounts/server/invitations/tenant-name'
import { acceptanceOf } from '@/src/features/accounts/server/invitations/acceptance'
import { toLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { adminHref } from '@/src/routing/admin-paths'
import { InvitationForm } from './InvitationForm'
import { INVITATION_TEXTS } from './texts'

type AnswerProps = {
  found: NonNullable<Awaited<ReturnType<typeof invitationOfToken>>>
  token: string
  language: Locale
  user: { id: string; email?: string | null } | null
}

/** The form to answer, or what has to be done first. */
function Answer({ found: { account, invitation }, token, language, user }: AnswerProps) {
  const texts = INVITATION_TEXTS[language]
  const acceptance = acceptanceOf(account, invitation)
  if (acceptance === 'session' && user?.id !== account.id) {
    const here = adminHref(language, `/invitation?token=${token}`)
    const signIn = adminHref(language, `/login?redirect=${encodeURIComponent(here)}`)
    return (
      <>
        <p>{user ? texts.other(user.email ?? '') : texts.session}</p>
        <a href={user ? adminHref(language, '/logout') : signIn}>
          {user ? texts.signOut : texts.sessionHere}
        </a>
      </>
    )
  }
  return (
    <InvitationForm
      token={token}
      tenant={acceptance === 'session' ? referenceId(invitation.tenant) : null}
      email={acceptance === 'password' ? account.email : null}
      language={language}
      panel={adminHref(language, '')}
    />
  )
}

/**
 * The page that the link of an invitation leads to. The token in its address authorises; a session is only needed for
 * an account that exists, where the link was handed over.
 */
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
            <Answer {...{ found, token, language }} user={req.user} />
          </>
        ) : (
          <p>{texts.expired}</p>
        )}
      </PlainPage>
    </MinimalTemplate>
  )
}
