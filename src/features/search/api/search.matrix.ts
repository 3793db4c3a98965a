import { row, type Matrix } from '@/src/testing/api-matrix/row'
import { readStatuses } from '@/src/testing/api-matrix/statuses'
import { createPage } from '@/src/testing/pages'

export const matrix = {
  'GET /api/admin/search': row({
    prepare: ({ payload, company }) => createPage(payload, company, { title: 'Onze werkwijze' }),
    send: () => ({ path: '/api/admin/search?q=werkw&types=pages&limit=2' }),
    statuses: readStatuses(200),
  }),
} satisfies Matrix
