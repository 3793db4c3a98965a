import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { readStatuses, writeStatuses } from '@/src/testing/api-matrix/statuses'
import { createPageWithUrls } from '@/src/testing/pages'
import { pageWithSchedule } from '@/src/testing/schedules'

const SCHEDULES = '/api/admin/schedules'
const AT = '2070-01-01T09:00:00.000Z'
const scheduled = ({ payload, company }: MatrixContext) =>
  pageWithSchedule(payload, company, { action: 'unpublish', at: AT })

export const matrix = {
  'GET /api/admin/schedules': row({
    prepare: scheduled,
    send: () => ({ path: `${SCHEDULES}?limit=2` }),
    statuses: readStatuses(200),
  }),
  'GET /api/admin/schedules/{id}': row({
    prepare: scheduled,
    send: ({ id }) => ({ path: `${SCHEDULES}/${id}` }),
    statuses: readStatuses(200),
  }),
  'POST /api/admin/schedules': row({
    prepare: ({ payload, company }) => createPageWithUrls(payload, company),
    send: ({ id }) => ({
      path: SCHEDULES,
      body: { collection: 'pages', document: id, locale: 'nl', action: 'unpublish', at: AT },
    }),
    statuses: writeStatuses(201),
    writes: ['schedules'],
  }),
  'DELETE /api/admin/schedules/{id}': row({
    prepare: scheduled,
    send: ({ id }) => ({ path: `${SCHEDULES}/${id}` }),
    statuses: writeStatuses(204),
    writes: ['schedules'],
  }),
} satisfies Matrix
