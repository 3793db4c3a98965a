import { row, type Matrix } from '@/src/testing/api-matrix/row'
import { anybody } from '@/src/testing/api-matrix/statuses'

export const matrix = {
  'GET /api/domains': row({ send: () => ({ path: '/api/domains' }), statuses: anybody(200) }),
} satisfies Matrix
