import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'

import { COLLECTIONS } from '@/collections/registry'
import { type Actor, referenceId } from '@/src/access/memberships'
import { ROLE_LABELS } from '@/src/access/permissions'
import { toLocale } from '@/src/i18n/locale-texts'
import { OPEN_FORM_TEXTS } from './texts'

/** Whether people change such documents: logs are only read, by any role. */
const isChangedByPeople = (slug: string | undefined): boolean =>
  slug !== undefined && slug in COLLECTIONS && COLLECTIONS[slug as keyof typeof COLLECTIONS].audited

/** Says why the fields of a form cannot be changed, where that is because of the person’s role. */
export function ReadOnlyReason() {
  const { id, collectionSlug, hasSavePermission, isTrashed } = useDocumentInfo()
  const { user } = useAuth<Actor & { collection: 'users' }>()
  const { selectedTenantID } = useTenantSelection()
  const language = toLocale(useTranslation().i18n.language)
  const membership = user?.tenants?.find(({ tenant }) => referenceId(tenant) === selectedTenantID)
  if (!id || hasSavePermission !== false || isTrashed || !membership) return null
  if (!isChangedByPeople(collectionSlug)) return null
  return (
    <p className="gevel-read-only">
      {OPEN_FORM_TEXTS[language].readOnly(ROLE_LABELS[membership.role][language])}
    </p>
  )
}
