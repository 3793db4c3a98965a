import { row, type Matrix } from '@/src/testing/api-matrix/row'
import { anybody } from '@/src/testing/api-matrix/statuses'

export const matrix = {
  'GET /api/icons/lucide.json': row({
    send: () => ({ path: '/api/icons/lucide.json?icons=anchor' }),
    statuses: anybody(200),
  }),
} satisfies Matrix
