import { row, type Matrix } from '@/src/testing/api-matrix/row'
import { anonymous } from '@/src/testing/api-matrix/statuses'
import { createProduct } from '@/src/testing/catalogue'

export const matrix = {
  'GET /api/products': row({
    prepare: ({ payload, company }) => createProduct(payload, company, { price: 249 }),
    send: () => ({ path: '/api/products?limit=1' }),
    statuses: anonymous(200),
  }),
  'GET /api/products/{model}': row({
    prepare: ({ payload, company }) => createProduct(payload, company, { price: 249 }),
    send: ({ model }) => ({ path: `/api/products/${model}` }),
    statuses: anonymous(200),
  }),
} satisfies Matrix
