'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

import type { User } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { ROLE_LABELS } from '@/src/access/permissions'
import { hasConfirmedAddress } from '@/src/features/accounts/rules/confirmed-address'
import { textIn, toLocale } from '@/src/i18n/locale-texts'
import { PEOPLE_TEXTS } from './texts'

/** An account's roles, and those that it was invited to. Tenants are named only when the reader sees more than one. */
export function RolesCell({ rowData }: DefaultCellComponentProps) {
  const { options } = useTenantSelection()
  const { i18n } = useTranslation()
  const language = toLocale(i18n.language)
  const texts = PEOPLE_TEXTS[language]
  const { platformRole, tenants, invitations } = rowData as Partial<
    Pick<User, 'platformRole' | 'tenants' | 'invitations'>
  >
  const nameOf = (id: string) => {
    const label = options.find(({ value }) => value === id)?.label
    return typeof label === 'string' ? ` (${label})` : ''
  }
  const roleOf = ({ tenant, role }: NonNullable<User['tenants']>[number]) =>
    ROLE_LABELS[role][language] + (options.length > 1 ? nameOf(referenceId(tenant)) : '')
  const roles = [
    ...(platformRole ? [texts.superAdmin] : []),
    ...(tenants ?? []).map(roleOf),
    ...(invitations ?? []).map((invitation) => texts.invited(roleOf(invitation))),
  ]
  return <span>{roles.join(', ') || texts.noRole}</span>
}

/** Whether the e-mail address is confirmed. */
export function ConfirmedCell({ rowData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  const texts = textIn(PEOPLE_TEXTS, i18n.language)
  const isConfirmed = hasConfirmedAddress(rowData as Partial<User>)
  return (
    <span className={`gevel-status gevel-status--${isConfirmed ? 'published' : 'draft'}`}>
      {isConfirmed ? texts.confirmed : texts.unconfirmed}
    </span>
  )
}
