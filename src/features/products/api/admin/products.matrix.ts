import { randomUUID } from 'node:crypto'

import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { readStatuses, writeStatuses } from '@/src/testing/api-matrix/statuses'
import { createProduct } from '@/src/testing/catalogue'

const PRODUCTS = '/api/admin/products'
const lamp = ({ payload, company }: MatrixContext) => createProduct(payload, company)
const body = () => ({
  model: `lamp-${randomUUID().slice(0, 8)}`,
  name: 'Tafellamp',
  summary: 'Een lamp van staal, met een snoer van twee meter.',
  price: 149,
  specs: [{ label: 'Hoogte', value: '45 cm' }],
  blocks: [{ blockType: 'hero', variant: 'statement', heading: 'Licht waar u het nodig hebt' }],
})

export const matrix = {
  'GET /api/admin/products': row({
    prepare: lamp,
    send: () => ({ path: `${PRODUCTS}?limit=2` }),
    statuses: readStatuses(200),
  }),
  'POST /api/admin/products': row({
    send: () => ({ path: PRODUCTS, body: body() }),
    statuses: writeStatuses(201),
    writes: ['products'],
  }),
  'GET /api/admin/products/{id}': row({
    prepare: lamp,
    send: ({ id }) => ({ path: `${PRODUCTS}/${id}` }),
    statuses: readStatuses(200),
  }),
  'PUT /api/admin/products/{id}': row({
    prepare: lamp,
    send: ({ id }) => ({ path: `${PRODUCTS}/${id}`, body: body() }),
    statuses: writeStatuses(200),
    writes: ['products'],
  }),
  'DELETE /api/admin/products/{id}': row({
    prepare: lamp,
    send: ({ id }) => ({ path: `${PRODUCTS}/${id}` }),
    statuses: writeStatuses(204),
    writes: ['products'],
  }),
} satisfies Matrix
