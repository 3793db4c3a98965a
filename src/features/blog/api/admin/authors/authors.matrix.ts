import { randomUUID } from 'node:crypto'

import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { readStatuses, writeStatuses } from '@/src/testing/api-matrix/statuses'
import { createAuthor } from '@/src/testing/blog'

const AUTHORS = '/api/admin/authors'
const editors = ({ payload, company }: MatrixContext) =>
  createAuthor(payload, company, { name: 'Redactie Techniek', role: 'Redactie' })

export const matrix = {
  'GET /api/admin/authors': row({
    prepare: editors,
    send: () => ({ path: `${AUTHORS}?limit=2` }),
    statuses: readStatuses(200),
  }),
  'POST /api/admin/authors': row({
    send: () => ({
      path: AUTHORS,
      body: {
        name: 'Redactie Ontwerp',
        slug: `redactie-ontwerp-${randomUUID().slice(0, 8)}`,
        role: 'Redactie',
        bio: 'Schrijft over schermen die mensen begrijpen.',
        links: [{ label: 'Over ons', url: '/over-ons' }],
      },
    }),
    statuses: writeStatuses(201),
    writes: ['authors'],
  }),
  'GET /api/admin/authors/{uuid}': row({
    prepare: editors,
    send: ({ id }) => ({ path: `${AUTHORS}/${id}` }),
    statuses: readStatuses(200),
  }),
  'PUT /api/admin/authors/{uuid}': row({
    prepare: editors,
    send: ({ id }) => ({
      path: `${AUTHORS}/${id}?locale=en`,
      body: { name: 'Redactie Techniek', role: 'Engineering desk' },
    }),
    statuses: writeStatuses(200),
    writes: ['authors'],
  }),
  'DELETE /api/admin/authors/{uuid}': row({
    prepare: editors,
    send: ({ id }) => ({ path: `${AUTHORS}/${id}` }),
    statuses: writeStatuses(204),
    writes: ['authors'],
  }),
} satisfies Matrix
