import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { adminStatuses, readStatuses, writeStatuses } from '@/src/testing/api-matrix/statuses'
import { createForm } from '@/src/testing/forms'

const FORMS = '/api/admin/forms'
const contact = ({ payload, company }: MatrixContext) => createForm(payload, company)

const body = {
  title: 'Contact',
  fields: [
    { type: 'text', name: 'name', label: 'Naam', required: true, autocomplete: 'name' },
    { type: 'email', name: 'email', label: 'E-mailadres', required: true },
    {
      type: 'radio',
      name: 'about',
      label: 'Waarover gaat het?',
      options: [
        { value: 'work', label: 'Een opdracht' },
        { value: 'other', label: 'Iets anders' },
      ],
    },
    {
      type: 'textarea',
      name: 'message',
      label: 'Vertel',
      required: true,
      showWhen: { field: 'about', value: 'other' },
    },
  ],
  submitLabel: 'Verstuur',
  confirmation: { type: 'message', title: 'Dank u wel', text: 'U hoort binnen een werkdag van ons.' },
  recipients: ['hallo@kade.example'],
  retentionDays: 90,
}

export const matrix = {
  'GET /api/admin/forms': row({
    prepare: contact,
    send: () => ({ path: `${FORMS}?limit=2` }),
    statuses: readStatuses(200),
  }),
  'POST /api/admin/forms': row({
    send: () => ({ path: FORMS, body }),
    statuses: writeStatuses(201),
    writes: ['forms'],
  }),
  'GET /api/admin/forms/{uuid}': row({
    prepare: contact,
    send: ({ id }) => ({ path: `${FORMS}/${id}` }),
    statuses: readStatuses(200),
  }),
  'PUT /api/admin/forms/{uuid}': row({
    prepare: contact,
    send: ({ id }) => ({ path: `${FORMS}/${id}`, body }),
    statuses: writeStatuses(200),
    writes: ['forms'],
  }),
  'DELETE /api/admin/forms/{uuid}': row({
    prepare: contact,
    send: ({ id }) => ({ path: `${FORMS}/${id}` }),
    statuses: writeStatuses(204),
    writes: ['forms'],
  }),
  'POST /api/admin/forms/{uuid}/webhook-secret': row({
    prepare: ({ payload, company }) =>
      createForm(payload, company, {
        webhook: { url: 'https://hooks.kade.example/forms' },
      }),
    send: ({ id }) => ({ path: `${FORMS}/${id}/webhook-secret` }),
    statuses: adminStatuses(200),
    writes: ['forms'],
  }),
} satisfies Matrix
