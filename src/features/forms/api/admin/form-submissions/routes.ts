import { z } from '@hono/zod-openapi'

import { peopleWith } from '@/src/access/people'
import { adminOperation } from '@/src/api/core/admin-operation'
import { getOperation, listOperation } from '@/src/api/core/resource/read-operations'
import { removeOperation, updateOperation } from '@/src/api/core/resource/write-operations'
import { dataOf, uuid } from '@/src/api/core/schemas'
import { attachmentOperation } from './attachments'
import { bulkOperation } from './bulk'
import { exportOperation } from './export'
import { submissionsWhere } from './filter'
import { replyOperations } from './replies/operations'
import { submissions } from './resource'
import { formFilter, submissionChanges, submissionFilters, submissionSummary } from './schemas'
import { toSubmissionSummaries } from './serialize'

const listed = {
  form: true,
  summary: true,
  status: true,
  read: true,
  assignee: true,
  locale: true,
  domain: true,
  pagePath: true,
  mail: true,
  createdAt: true,
  expiresAt: true,
} as const

const people = adminOperation({
  tag: submissions.tag,
  method: 'get',
  path: `${submissions.path}/people`,
  summary: 'Whom a submission can be assigned to',
  description: 'The people whose role in the tenant allows handling submissions, by name.',
  permission: 'submissions.read',
  answer: dataOf(z.array(z.strictObject({ id: uuid, name: z.string() }))),
  handle: async ({ caller: { req, tenant } }) => ({
    data: await peopleWith(req, tenant.id, 'submissions.write'),
  }),
})

/** Fixed paths precede `{id}`. */
export const adminSubmissionOperations = [
  listOperation(
    { ...submissions, path: '/form-submissions/index' },
    {
      item: { schema: submissionSummary, serialize: toSubmissionSummaries, select: listed },
      filters: {
        shape: { form: formFilter.optional(), ...submissionFilters },
        where: ({ form, ...filters }, { caller }) => ({
          and: [...(form ? [{ form: { equals: form } }] : []), submissionsWhere(filters, caller.user.id)],
        }),
      },
    },
  ),
  exportOperation,
  people,
  bulkOperation,
  getOperation(submissions),
  updateOperation(submissions, {
    method: 'patch',
    summary: 'Change the status or the assignee of a submission',
    description:
      'What arrived as spam is delivered by mail and webhook once it is none any more. Whoever it is assigned to gets a mail, unless they did that themselves.',
    body: submissionChanges,
    toData: ({ status, read, assignee }) => ({
      ...(status !== undefined && { status }),
      ...(read !== undefined && { read }),
      ...(assignee !== undefined && { assignee }),
    }),
  }),
  removeOperation(submissions, { description: 'With its comments and replies, for good.' }),
  attachmentOperation,
  ...replyOperations,
]
