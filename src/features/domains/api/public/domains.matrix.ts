import { row, type Matrix } from '@/src/testing/api-matrix/row'
import { anonymous } from '@/src/testing/api-matrix/statuses'

export const matrix = {
  'GET /api/domains': row({ send: () => ({ path: '/api/domains' }), statuses: anonymous(200) }),
} satisfies Matrix
