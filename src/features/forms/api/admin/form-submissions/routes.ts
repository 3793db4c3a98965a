import { getOperation, listOperation } from '@/src/api/core/resource/read-operations'
import { defineResource } from '@/src/api/core/resource/resource'
import { exportOperation } from './export'
import { submissionsWhere } from './filter'
import { formFilter, submission, submissionFilters, submissionSummary } from './schemas'
import { toSubmissions, toSubmissionSummaries } from './serialize'

const submissions = defineResource({
  collection: 'form-submissions',
  path: '/form-submissions',
  param: 'id',
  tag: 'Form submissions',
  noun: 'submission',
  plural: 'submissions',
  permissions: { read: 'submissions.read', write: 'submissions.write', remove: 'submissions.write' },
  schema: submission,
  serialize: toSubmissions,
  search: ['summary', 'submissionData.value'],
  orders: ['-createdAt', 'createdAt', 'expiresAt', '-expiresAt'],
})

const listed = {
  form: true,
  summary: true,
  status: true,
  read: true,
  locale: true,
  domain: true,
  pagePath: true,
  mail: true,
  createdAt: true,
  expiresAt: true,
} as const

/** Fixed paths precede `{id}`. */
export const adminSubmissionOperations = [
  listOperation(
    { ...submissions, path: '/form-submissions/index' },
    {
      item: { schema: submissionSummary, serialize: toSubmissionSummaries, select: listed },
      filters: {
        shape: { form: formFilter.optional(), ...submissionFilters },
        where: ({ form, ...filters }) => ({
          and: [...(form ? [{ form: { equals: form } }] : []), submissionsWhere(filters)],
        }),
      },
    },
  ),
  exportOperation,
  getOperation(submissions),
]
