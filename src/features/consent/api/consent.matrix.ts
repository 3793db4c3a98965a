import { row, type Matrix } from '@/src/testing/api-matrix/row'
import { anonymous } from '@/src/testing/api-matrix/statuses'

export const matrix = {
  'GET /api/consent': row({ send: () => ({ path: '/api/consent' }), statuses: anonymous(200) }),
  'POST /api/consent': row({
    send: () => ({ path: '/api/consent', body: { version: 1, marketing: false, analytics: true } }),
    statuses: anonymous(201),
    writes: ['consent_records'],
  }),
} satisfies Matrix
