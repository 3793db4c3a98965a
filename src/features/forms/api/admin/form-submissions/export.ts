import { z } from '@hono/zod-openapi'
import type { Where } from 'payload'

import { exportSubmissions, MAX_EXPORTED } from '@/src/features/forms/server/export-submissions'
import { LOCALES } from '@/src/lib/constants'
import { adminOperation } from '@/src/api/core/admin-operation'
import type { Caller } from '@/src/api/core/environment'
import { invalid } from '@/src/api/core/from-error'
import type { FieldError } from '@/src/api/core/problems'
import { findOne } from '@/src/api/core/resource/find'
import { submissionsWhere } from './filter'
import { exportedAnswers, formFilter, submissionCsv, submissionFilters } from './schemas'

/** Forms are another resource; here the caller only has to be able to reach one. */
const forms = { collection: 'forms', noun: 'form', search: [] } as const

/** An incomplete file would be mistaken for a complete one, so larger exports are rejected. */
export async function assertBounded(
  { req, user }: Caller,
  where: Where,
  refuse: (count: number) => FieldError,
): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'form-submissions',
    where,
    user,
    overrideAccess: false,
    req,
  })
  if (totalDocs > MAX_EXPORTED) throw invalid([refuse(totalDocs)])
}

const tooMany = (count: number): FieldError => ({
  path: 'from',
  message: `The form has ${count} submissions, a file has at most ${MAX_EXPORTED}. Narrow it with from and to.`,
})

export const exportOperation = adminOperation({
  method: 'get',
  path: '/form-submissions/export',
  tag: 'Form submissions',
  summary: 'Export the submissions of a form as CSV',
  description: `Newest first, at most ${MAX_EXPORTED}. Cells are escaped so that no spreadsheet reads one as a formula.`,
  permission: 'submissions.read',
  query: z.strictObject({ form: formFilter, answers: exportedAnswers, ...submissionFilters }),
  answer: submissionCsv,
  csvAnswer: true,
  handle: async ({ caller, query, headers }) => {
    const form = await findOne(forms, caller, query.form, LOCALES[0])
    const where = { and: [{ form: { equals: form.id } }, submissionsWhere(query, caller.user.id)] }
    await assertBounded(caller, where, tooMany)
    headers.set('content-disposition', 'attachment; filename="submissions.csv"')
    return exportSubmissions(caller.req, where, { form, answers: query.answers })
  },
})
