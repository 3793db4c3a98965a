import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { readStatuses, writeStatuses } from '@/src/testing/api-matrix/statuses'
import { createPage } from '@/src/testing/pages'
import { reviewedPage } from '@/src/testing/reviews'

const REVIEWS = '/api/admin/reviews'

const requested = async ({ payload, company }: MatrixContext) => (await reviewedPage(payload, company)).review

export const matrix = {
  'GET /api/admin/reviews': row({
    prepare: requested,
    send: () => ({ path: `${REVIEWS}?limit=2` }),
    statuses: readStatuses(200),
  }),
  'GET /api/admin/reviews/people': row({
    send: () => ({ path: `${REVIEWS}/people` }),
    statuses: writeStatuses(200),
  }),
  'GET /api/admin/reviews/{id}': row({
    prepare: requested,
    send: ({ id }) => ({ path: `${REVIEWS}/${id}` }),
    statuses: readStatuses(200),
  }),
  'POST /api/admin/reviews': row({
    prepare: ({ payload, company }) => createPage(payload, company, { title: 'Over ons', status: 'draft' }),
    send: ({ id }) => ({
      path: REVIEWS,
      body: { collection: 'pages', document: id, locale: 'nl', message: 'Klopt dit zo?' },
    }),
    statuses: writeStatuses(201),
    writes: ['reviews'],
  }),
  'POST /api/admin/reviews/{id}/approve': row({
    prepare: requested,
    send: ({ id, fingerprint }) => ({ path: `${REVIEWS}/${id}/approve`, body: { fingerprint } }),
    statuses: writeStatuses(200),
    writes: ['reviews', 'pages_locales'],
  }),
  'POST /api/admin/reviews/{id}/send-back': row({
    prepare: requested,
    send: ({ id }) => ({ path: `${REVIEWS}/${id}/send-back`, body: { reason: 'De prijs klopt niet.' } }),
    statuses: writeStatuses(200),
    writes: ['reviews'],
  }),
  'POST /api/admin/reviews/{id}/withdraw': row({
    prepare: requested,
    send: ({ id }) => ({ path: `${REVIEWS}/${id}/withdraw` }),
    statuses: writeStatuses(200),
    writes: ['reviews'],
  }),
} satisfies Matrix
