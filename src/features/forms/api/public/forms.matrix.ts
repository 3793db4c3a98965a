import { row, type Matrix, type World } from '@/src/testing/api-matrix/row'
import { anybody } from '@/src/testing/api-matrix/statuses'
import { createForm, submissionOf } from '@/src/testing/forms'

const contact = ({ payload, company }: World) => createForm(payload, company)

export const matrix = {
  'GET /api/forms/{uuid}': row({
    prepare: contact,
    send: ({ id }) => ({ path: `/api/forms/${id}` }),
    statuses: anybody(200),
  }),
  'POST /api/forms': row({
    prepare: contact,
    send: (form) => ({ path: '/api/forms', body: submissionOf(form) }),
    statuses: anybody(201),
    writes: ['form_submissions'],
  }),
} satisfies Matrix
