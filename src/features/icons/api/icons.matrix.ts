import { row, type Matrix } from '@/src/testing/api-matrix/row'
import { anonymous } from '@/src/testing/api-matrix/statuses'

export const matrix = {
  'GET /api/icons/lucide.json': row({
    send: () => ({ path: '/api/icons/lucide.json?icons=anchor' }),
    statuses: anonymous(200),
  }),
} satisfies Matrix
