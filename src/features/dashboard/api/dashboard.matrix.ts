import { row, type Matrix } from '@/src/testing/api-matrix/row'
import { reads } from '@/src/testing/api-matrix/statuses'
import { createPage } from '@/src/testing/pages'

export const matrix = {
  'GET /api/admin/dashboard': row({
    prepare: ({ payload, company }) => createPage(payload, company, { title: 'Onze werkwijze' }),
    send: () => ({ path: '/api/admin/dashboard?locale=nl' }),
    statuses: reads(200),
  }),
} satisfies Matrix
