import { randomUUID } from 'node:crypto'

import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { readStatuses, writeStatuses } from '@/src/testing/api-matrix/statuses'
import { createCategory } from '@/src/testing/blog'

const CATEGORIES = '/api/admin/categories'
/** One that nobody of the company has. */
const slug = (name: string) => `${name}-${randomUUID().slice(0, 8)}`
const databases = ({ payload, company }: MatrixContext) =>
  createCategory(payload, company, { name: 'Databases', description: 'Over gegevens die blijven kloppen.' })

export const matrix = {
  'GET /api/admin/categories': row({
    prepare: databases,
    send: () => ({ path: `${CATEGORIES}?limit=2` }),
    statuses: readStatuses(200),
  }),
  'POST /api/admin/categories': row({
    send: () => ({
      path: CATEGORIES,
      body: {
        name: 'Toegankelijkheid',
        slug: slug('toegankelijkheid'),
        description: 'Over schermen die iedereen kan gebruiken.',
      },
    }),
    statuses: writeStatuses(201),
    writes: ['categories'],
  }),
  'GET /api/admin/categories/{uuid}': row({
    prepare: databases,
    send: ({ id }) => ({ path: `${CATEGORIES}/${id}` }),
    statuses: readStatuses(200),
  }),
  'PUT /api/admin/categories/{uuid}': row({
    prepare: databases,
    send: ({ id }) => ({
      path: `${CATEGORIES}/${id}?locale=en`,
      body: { name: 'Databases', slug: slug('databases'), description: 'On data that stays right.' },
    }),
    statuses: writeStatuses(200),
    writes: ['categories'],
  }),
  'DELETE /api/admin/categories/{uuid}': row({
    prepare: databases,
    send: ({ id }) => ({ path: `${CATEGORIES}/${id}` }),
    statuses: writeStatuses(204),
    writes: ['categories'],
  }),
} satisfies Matrix
