import { row, type Matrix } from '@/src/testing/api-matrix/row'
import { readStatuses } from '@/src/testing/api-matrix/statuses'

export const matrix = {
  'GET /api/admin/locales': row({
    send: () => ({ path: '/api/admin/locales' }),
    statuses: readStatuses(200),
  }),
} satisfies Matrix
