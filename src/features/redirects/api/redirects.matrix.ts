import { randomUUID } from 'node:crypto'

import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { readStatuses, writeStatuses } from '@/src/testing/api-matrix/statuses'
import { createRedirect } from '@/src/testing/redirects'

const REDIRECTS = '/api/admin/redirects'
const moved = ({ payload, company }: MatrixContext) =>
  createRedirect(payload, company, { from: `/diensten-${randomUUID()}`, to: '/oplossingen' })

export const matrix = {
  'GET /api/admin/redirects': row({
    prepare: moved,
    send: () => ({ path: `${REDIRECTS}?limit=2` }),
    statuses: readStatuses(200),
  }),
  'GET /api/admin/redirects/export': row({
    prepare: moved,
    send: () => ({ path: `${REDIRECTS}/export` }),
    statuses: readStatuses(200),
  }),
  'GET /api/admin/redirects/{id}': row({
    prepare: moved,
    send: ({ id }) => ({ path: `${REDIRECTS}/${id}` }),
    statuses: readStatuses(200),
  }),
  'POST /api/admin/redirects': row({
    send: () => ({
      path: REDIRECTS,
      body: { from: `/cases-${randomUUID()}`, to: '/projecten', status: 301 },
    }),
    statuses: writeStatuses(201),
    writes: ['redirects'],
  }),
  'POST /api/admin/redirects/import': row({
    send: () => ({
      path: `${REDIRECTS}/import?dryRun=false`,
      rawBody: `from,to,status\n/team-${randomUUID()},/over-ons,301\n`,
      headers: { 'content-type': 'text/csv' },
    }),
    statuses: writeStatuses(200),
    writes: ['redirects'],
  }),
  'POST /api/admin/redirects/{id}': row({
    prepare: moved,
    send: ({ id }) => ({ path: `${REDIRECTS}/${id}`, body: { status: 308 } }),
    statuses: writeStatuses(200),
    writes: ['redirects'],
  }),
  'POST /api/admin/redirects/{id}/delete': row({
    prepare: moved,
    send: ({ id }) => ({ path: `${REDIRECTS}/${id}/delete` }),
    statuses: writeStatuses(204),
    writes: ['redirects'],
  }),
} satisfies Matrix
