import { row, type Matrix } from '@/src/testing/api-matrix/row'
import { anybody } from '@/src/testing/api-matrix/statuses'

export const matrix = {
  'GET /api/consent': row({ send: () => ({ path: '/api/consent' }), statuses: anybody(200) }),
  'POST /api/consent': row({
    send: () => ({ path: '/api/consent', body: { version: 1, marketing: false, analytics: true } }),
    statuses: anybody(201),
    writes: ['consent_records'],
  }),
} satisfies Matrix
