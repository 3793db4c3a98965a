import type { CollectionConfig } from 'payload'

import { denyAll, tenantScoped } from '@/src/access/predicates'
import { commentsButton } from '@/src/features/comments/rules/comments-button'
import { deliverRescued, prepareRescued } from '@/src/features/forms/hooks/deliver-rescued'
import { notifyAssignee } from '@/src/features/forms/hooks/notify-assignee'
import { checkAssignee } from '@/src/features/forms/server/assignee/check'
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
    defaultColumns: ['summary', 'form', 'status', 'assignee', 'createdAt'],
    listSearchableFields: ['summary', 'submissionData.value'],
    components: {
      edit: { beforeDocumentControls: [commentsButton('form-submissions')] },
      views: { list: { Component: '/src/features/forms/admin/inbox/SubmissionList#SubmissionList' } },
      beforeListTable: [
        '/src/features/forms/admin/ExportSubmissions#ExportSubmissions',
        '/src/features/forms/admin/inbox/SubmissionBulk#SubmissionBulk',
      ],
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
  hooks: {
    beforeChange: [checkAssignee, prepareRescued],
    afterChange: [deliverRescued, notifyAssignee],
  },
}
