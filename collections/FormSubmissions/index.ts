import type { CollectionConfig } from 'payload'

import { denyAll, tenantScoped } from '@/src/access/predicates'
import { texts } from '@/src/i18n/locale-texts'

/** Overrides of the form builder's collection; its fields are in `fields.ts`. */
export const submissionsOverrides: Partial<Omit<CollectionConfig, 'fields'>> = {
  labels: {
    singular: texts({ nl: 'Inzending', en: 'Submission' }),
    plural: texts({ nl: 'Inzendingen', en: 'Submissions' }),
  },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'summary',
    defaultColumns: ['summary', 'form', 'read', 'status', 'mail', 'createdAt'],
    listSearchableFields: ['summary', 'submissionData.value'],
    components: {
      beforeListTable: ['/src/features/forms/admin/ExportSubmissions#ExportSubmissions'],
    },
    description: texts({
      nl: 'Wat bezoekers verstuurden. Na de bewaartermijn van het formulier wordt het gewist.',
      en: 'What visitors sent. Deleted after the retention period of the form.',
    }),
  },
  // Only the public API writes these, as the system, after its own checks.
  access: {
    ...tenantScoped({ read: 'submissions.read', write: 'submissions.write' }),
    create: denyAll,
  },
}
