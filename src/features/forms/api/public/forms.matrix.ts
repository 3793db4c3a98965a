import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { anonymous } from '@/src/testing/api-matrix/statuses'
import { createForm, submissionOf } from '@/src/testing/forms'

const contact = ({ payload, company }: MatrixContext) => createForm(payload, company)

export const matrix = {
  'GET /api/forms/{uuid}': row({
    prepare: contact,
    send: ({ id }) => ({ path: `/api/forms/${id}` }),
    statuses: anonymous(200),
  }),
  'POST /api/forms': row({
    prepare: contact,
    send: (form) => ({ path: '/api/forms', body: submissionOf(form) }),
    statuses: anonymous(201),
    writes: ['form_submissions'],
  }),
} satisfies Matrix
