'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useRowLabel, useTranslation } from '@payloadcms/ui'

import { ROLE_LABELS, TENANT_ROLES } from '@/src/access/permissions'
import { toLocale } from '@/src/i18n/locale-texts'
import { PEOPLE_TEXTS } from './texts'

/** The header of a membership: its tenant and the role there. */
export function MembershipLabel() {
  const { data } = useRowLabel<{
    tenant?: string | null
    role?: string | null
  }>()
  const { options } = useTenantSelection()
  const language = toLocale(useTranslation().i18n.language)
  const tenant = options.find(({ value }) => value === data.tenant)?.label
  const role = TENANT_ROLES.find((each) => each === data.role)
  const name = typeof tenant === 'string' ? tenant : PEOPLE_TEXTS[language].noTenant
  return <span className="gevel-row-name">{role ? `${name}: ${ROLE_LABELS[role][language]}` : name}</span>
}
