import { randomUUID } from 'node:crypto'

import { row, type Matrix, type World } from '@/src/testing/api-matrix/row'
import { reads, writes } from '@/src/testing/api-matrix/statuses'
import { createCategory } from '@/src/testing/blog'

const CATEGORIES = '/api/admin/categories'
/** One that nobody of the company has. */
const slug = (name: string) => `${name}-${randomUUID().slice(0, 8)}`
const databases = ({ payload, company }: World) =>
  createCategory(payload, company, { name: 'Databases', description: 'Over gegevens die blijven kloppen.' })

export const matrix = {
  'GET /api/admin/categories': row({
    prepare: databases,
    send: () => ({ path: `${CATEGORIES}?limit=2` }),
    statuses: reads(200),
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
    statuses: writes(201),
    writes: ['categories'],
  }),
  'GET /api/admin/categories/{uuid}': row({
    prepare: databases,
    send: ({ id }) => ({ path: `${CATEGORIES}/${id}` }),
    statuses: reads(200),
  }),
  'PUT /api/admin/categories/{uuid}': row({
    prepare: databases,
    send: ({ id }) => ({
      path: `${CATEGORIES}/${id}?locale=en`,
      body: { name: 'Databases', slug: slug('databases'), description: 'On data that stays right.' },
    }),
    statuses: writes(200),
    writes: ['categories'],
  }),
  'DELETE /api/admin/categories/{uuid}': row({
    prepare: databases,
    send: ({ id }) => ({ path: `${CATEGORIES}/${id}` }),
    statuses: writes(204),
    writes: ['categories'],
  }),
} satisfies Matrix
