import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { env } from '@/src/platform/env'
import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { readStatuses, writeStatuses } from '@/src/testing/api-matrix/statuses'
import { createForm, createSubmission } from '@/src/testing/forms'

const SUBMISSIONS = '/api/admin/form-submissions'
const sent = async ({ payload, company }: MatrixContext) => {
  const form = await createForm(payload, company)
  const submissionData = [
    { field: 'name', label: 'Naam', value: 'Noor de Boer' },
    { field: 'email', label: 'E-mailadres', value: 'noor@example.org' },
  ]
  const values = { name: 'Noor de Boer', email: 'noor@example.org' }
  return { form: form.id, id: (await createSubmission(payload, form, { submissionData, values })).id }
}

/** A submission with a stored file. */
async function attached({ payload, company }: MatrixContext) {
  const form = await createForm(payload, company)
  const file = { id: randomUUID(), field: 'cv', name: 'cv.pdf', type: 'application/pdf', bytes: 3 }
  const folder = path.join(env.MEDIA_DIR, 'attachments')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, file.id), 'PDF')
  const { id } = await createSubmission(payload, form, { attachments: [file] })
  return { id, file: file.id }
}

/** A submission with a reply that could not be sent. */
async function replied(context: MatrixContext) {
  const { id } = await sent(context)
  const { rows } = await context.payload.db.pool.query<{ id: string }>(
    `INSERT INTO submission_replies (submission_id, account_id, recipient, reply_to, subject, text, state)
    VALUES ($1, $2, 'noor@example.org', 'inbox@kade.example', 'Uw vraag', 'Dat kan.', 'failed') RETURNING id`,
    [id, context.company.editor.id],
  )
  return { id, reply: rows[0]?.id ?? '' }
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
  'GET /api/admin/form-submissions/people': row({
    send: () => ({ path: `${SUBMISSIONS}/people` }),
    statuses: readStatuses(200),
  }),
  'POST /api/admin/form-submissions/bulk': row({
    prepare: sent,
    send: ({ id }) => ({ path: `${SUBMISSIONS}/bulk`, body: { action: 'done', ids: [id] } }),
    statuses: writeStatuses(200),
    writes: ['form_submissions'],
  }),
  'GET /api/admin/form-submissions/{id}': row({
    prepare: sent,
    send: ({ id }) => ({ path: `${SUBMISSIONS}/${id}` }),
    statuses: readStatuses(200),
  }),
  'PATCH /api/admin/form-submissions/{id}': row({
    prepare: sent,
    send: ({ id }, { company }) => ({
      path: `${SUBMISSIONS}/${id}`,
      body: { status: 'done', assignee: company.editor.id },
    }),
    statuses: writeStatuses(200),
    writes: ['form_submissions'],
  }),
  'DELETE /api/admin/form-submissions/{id}': row({
    prepare: sent,
    send: ({ id }) => ({ path: `${SUBMISSIONS}/${id}` }),
    statuses: writeStatuses(204),
    writes: ['form_submissions'],
  }),
  'GET /api/admin/form-submissions/{id}/attachments/{attachment}': row({
    prepare: attached,
    send: ({ id, file }) => ({ path: `${SUBMISSIONS}/${id}/attachments/${file}` }),
    statuses: readStatuses(200),
  }),
  'GET /api/admin/form-submissions/{id}/replies': row({
    prepare: replied,
    send: ({ id }) => ({ path: `${SUBMISSIONS}/${id}/replies` }),
    statuses: readStatuses(200),
  }),
  'POST /api/admin/form-submissions/{id}/replies': row({
    prepare: sent,
    send: ({ id }) => ({
      path: `${SUBMISSIONS}/${id}/replies`,
      body: { subject: 'Uw vraag', text: 'Dat kan.' },
    }),
    statuses: writeStatuses(201),
    writes: ['submission_replies'],
  }),
  'POST /api/admin/form-submissions/{id}/replies/{reply}/retry': row({
    prepare: replied,
    send: ({ id, reply }) => ({ path: `${SUBMISSIONS}/${id}/replies/${reply}/retry` }),
    statuses: writeStatuses(200),
    writes: ['submission_replies'],
  }),
} satisfies Matrix
