import { createLocalReq, type UIFieldServerProps } from 'payload'

import { referenceId } from '@/src/access/memberships'
import { ROLE_LABELS } from '@/src/access/permissions'
import { hasConfirmedAddress } from '@/src/features/accounts/rules/confirmed-address'
import { tenantName } from '@/src/features/accounts/server/invitations/tenant-name'
import { toLocale } from '@/src/i18n/locale-texts'
import { InvitationList } from './InvitationList'
import { INVITATION_TEXTS } from './texts'

type Props = Pick<UIFieldServerProps, 'payload' | 'user' | 'i18n' | 'id'>

/** On one's own account screen: the invitations to answer. */
export async function OwnInvitations({ payload, user, i18n, id }: Props) {
  if (!user || String(id) !== user.id) return null
  const language = toLocale(i18n.language)
  const account = await payload.findByID({
    collection: 'users',
    id: user.id,
    depth: 0,
    user,
    overrideAccess: false,
  })
  const { invitations } = account
  if (!invitations?.length) return null
  const req = await createLocalReq({ user }, payload)
  const texts = INVITATION_TEXTS[language]
  const rows = invitations.map(async ({ tenant, role }) => ({
    tenant: referenceId(tenant),
    text: texts.explanation(await tenantName(req, referenceId(tenant)), ROLE_LABELS[role][language]),
    canAccept: hasConfirmedAddress(account),
  }))
  return <InvitationList rows={await Promise.all(rows)} language={language} />
}
