import { row, type Matrix } from '@/src/testing/api-matrix/row'
import { anybody } from '@/src/testing/api-matrix/statuses'

export const matrix = {
  'GET /api/blocks': row({ send: () => ({ path: '/api/blocks?locale=en' }), statuses: anybody(200) }),
} satisfies Matrix
