import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { readStatuses } from '@/src/testing/api-matrix/statuses'
import { createForm, createSubmission } from '@/src/testing/forms'

const SUBMISSIONS = '/api/admin/form-submissions'
const sent = async ({ payload, company }: MatrixContext) => {
  const form = await createForm(payload, company)
  return { form: form.id, id: (await createSubmission(payload, form)).id }
}

export const matrix = {
  'GET /api/admin/form-submissions/index': row({
    prepare: sent,
    send: () => ({ path: `${SUBMISSIONS}/index?limit=2&status=inbox` }),
    statuses: readStatuses(200),
  }),
  'GET /api/admin/form-submissions/export': row({
    prepare: sent,
    send: ({ form }) => ({ path: `${SUBMISSIONS}/export?form=${form}` }),
    statuses: readStatuses(200),
  }),
  'GET /api/admin/form-submissions/{id}': row({
    prepare: sent,
    send: ({ id }) => ({ path: `${SUBMISSIONS}/${id}` }),
    statuses: readStatuses(200),
  }),
} satisfies Matrix
