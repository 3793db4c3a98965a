import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { readStatuses, writeStatuses } from '@/src/testing/api-matrix/statuses'
import { createPost } from '@/src/testing/blog'
import { createProduct } from '@/src/testing/catalogue'
import { createPage } from '@/src/testing/pages'

const ADMIN = '/api/admin'
const aboutUs = ({ payload, company }: MatrixContext) => createPage(payload, company, { title: 'Over ons' })
const article = ({ payload, company }: MatrixContext) =>
  createPost(payload, company, { title: 'Waarom Postgres', excerpt: 'Een keuze, en wat ze kost.' })
const lamp = ({ payload, company }: MatrixContext) => createProduct(payload, company)
const title = { segments: [{ id: 'title', text: 'Why Postgres' }] }

export const matrix = {
  'GET /api/admin/translations': row({
    prepare: aboutUs,
    send: () => ({ path: `${ADMIN}/translations?to=en&limit=2` }),
    statuses: readStatuses(200),
  }),
  'GET /api/admin/pages/{uuid}/translations/{locale}': row({
    prepare: aboutUs,
    send: ({ id }) => ({ path: `${ADMIN}/pages/${id}/translations/en` }),
    statuses: readStatuses(200),
  }),
  'GET /api/admin/pages/{uuid}/translations/{locale}/memory': row({
    prepare: aboutUs,
    send: ({ id }) => ({ path: `${ADMIN}/pages/${id}/translations/en/memory` }),
    statuses: readStatuses(200),
  }),
  'PUT /api/admin/pages/{uuid}/translations/{locale}': row({
    prepare: aboutUs,
    send: ({ id }) => ({
      path: `${ADMIN}/pages/${id}/translations/en`,
      body: { segments: [{ id: 'title', text: 'About us' }] },
    }),
    statuses: writeStatuses(200),
    writes: ['pages', 'document_translations', 'translation_memory'],
  }),
  'GET /api/admin/posts/{uuid}/translations/{locale}': row({
    prepare: article,
    send: ({ id }) => ({ path: `${ADMIN}/posts/${id}/translations/en` }),
    statuses: readStatuses(200),
  }),
  'GET /api/admin/posts/{uuid}/translations/{locale}/memory': row({
    prepare: article,
    send: ({ id }) => ({ path: `${ADMIN}/posts/${id}/translations/en/memory` }),
    statuses: readStatuses(200),
  }),
  'PUT /api/admin/posts/{uuid}/translations/{locale}': row({
    prepare: article,
    send: ({ id }) => ({ path: `${ADMIN}/posts/${id}/translations/en`, body: title }),
    statuses: writeStatuses(200),
    writes: ['posts', 'document_translations', 'translation_memory'],
  }),
  'GET /api/admin/products/{id}/translations/{locale}': row({
    prepare: lamp,
    send: ({ id }) => ({ path: `${ADMIN}/products/${id}/translations/en` }),
    statuses: readStatuses(200),
  }),
  'GET /api/admin/products/{id}/translations/{locale}/memory': row({
    prepare: lamp,
    send: ({ id }) => ({ path: `${ADMIN}/products/${id}/translations/en/memory` }),
    statuses: readStatuses(200),
  }),
  'PUT /api/admin/products/{id}/translations/{locale}': row({
    prepare: lamp,
    send: ({ id }) => ({
      path: `${ADMIN}/products/${id}/translations/en`,
      body: {
        segments: [
          { id: 'name', text: 'Table lamp' },
          { id: 'summary', text: 'A lamp of steel.' },
        ],
      },
    }),
    statuses: writeStatuses(200),
    writes: ['products', 'document_translations', 'translation_memory'],
  }),
} satisfies Matrix
