import { APIError, type BaseFilter, type CollectionConfig } from 'payload'

import { wherePermitted, denyAll } from '@/src/access/predicates'
import { AUDIT_LOG } from '@/src/features/audit/rules/audit-entry'
import { texts } from '@/src/i18n/locale-texts'
import { tenantInUse } from '@/src/access/tenant-immutability'
import { auditFields } from './fields'

const rejectWrite = (): never => {
  throw new APIError('The audit log is append-only.', 403)
}

/** The entries of the selected tenant, and those of the platform, which only super admins read. */
const selectedEntries: BaseFilter = ({ req }) => {
  const tenant = tenantInUse(req)
  return tenant ? { or: [{ tenant: { equals: tenant } }, { tenant: { exists: false } }] } : null
}

/** Who did what to which document, and when. src/features/audit writes it; the database rejects every other change. */
export const AuditLog: CollectionConfig = {
  slug: AUDIT_LOG,
  labels: {
    singular: texts({ nl: 'Gebeurtenis', en: 'Event' }),
    plural: texts({ nl: 'Logboek', en: 'Audit log' }),
  },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'documentTitle',
    baseFilter: selectedEntries,
    defaultColumns: [
      'createdAt',
      'actorName',
      'action',
      'locale',
      'documentTitle',
      'documentCollection',
      'changes',
      'via',
    ],
    listSearchableFields: ['documentTitle', 'actorName'],
    components: { beforeListTable: ['/src/features/audit/admin/AuditFilters#AuditFilters'] },
    hideAPIURL: true,
    description: texts({
      nl: 'Wie wat veranderde, en wanneer. Niemand kan hier iets wijzigen of wissen; na twee jaar verdwijnt het vanzelf.',
      en: 'Who changed what, and when. Entries cannot be changed or deleted; they are removed after two years.',
    }),
  },
  access: { read: wherePermitted('audit.read'), create: denyAll, update: denyAll, delete: denyAll },
  // Payload's own operations never write here, for any account.
  hooks: { beforeChange: [rejectWrite], beforeDelete: [rejectWrite] },
  lockDocuments: false,
  disableDuplicate: true,
  indexes: [{ fields: ['tenant', 'createdAt'] }, { fields: ['documentId', 'createdAt'] }],
  fields: auditFields,
}
