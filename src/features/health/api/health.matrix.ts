import { row, type Matrix } from '@/src/testing/api-matrix/row'
import { anonymous } from '@/src/testing/api-matrix/statuses'

const at = (path: string) => row({ send: () => ({ path }), statuses: anonymous(200) })

export const matrix = {
  'GET /api/health/live': at('/api/health/live'),
  'GET /api/health/ready': at('/api/health/ready'),
} satisfies Matrix
