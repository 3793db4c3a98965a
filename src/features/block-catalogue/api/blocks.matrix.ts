import { row, type Matrix } from '@/src/testing/api-matrix/row'
import { anonymous } from '@/src/testing/api-matrix/statuses'

export const matrix = {
  'GET /api/blocks': row({ send: () => ({ path: '/api/blocks?locale=en' }), statuses: anonymous(200) }),
} satisfies Matrix
