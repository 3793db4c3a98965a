import { row, type Matrix } from '@/src/testing/api-matrix/row'
import { reads } from '@/src/testing/api-matrix/statuses'

export const matrix = {
  'GET /api/admin/locales': row({ send: () => ({ path: '/api/admin/locales' }), statuses: reads(200) }),
} satisfies Matrix
