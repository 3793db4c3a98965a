import type { TrashedCollection } from '@/src/access/trash'
import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { readStatuses, writeStatuses } from '@/src/testing/api-matrix/statuses'
import { createTrashed } from '@/src/testing/trash'

const prepared =
  (collection: TrashedCollection) =>
  ({ payload, company }: MatrixContext) =>
    createTrashed(payload, company, collection)

const pathOf = (collection: TrashedCollection) => `/api/admin/trash/${collection}`

const listRow = (collection: TrashedCollection) =>
  row({
    prepare: prepared(collection),
    send: () => ({ path: `${pathOf(collection)}?limit=2` }),
    statuses: readStatuses(200),
  })
const getRow = (collection: TrashedCollection) =>
  row({
    prepare: prepared(collection),
    send: ({ id }) => ({ path: `${pathOf(collection)}/${id}` }),
    statuses: readStatuses(200),
  })
const restoreRow = (collection: TrashedCollection) =>
  row({
    prepare: prepared(collection),
    send: ({ id }) => ({ path: `${pathOf(collection)}/${id}/restore` }),
    statuses: writeStatuses(200),
    writes: [collection],
  })
const eraseRow = (collection: TrashedCollection) =>
  row({
    prepare: prepared(collection),
    send: ({ id }) => ({ path: `${pathOf(collection)}/${id}` }),
    statuses: writeStatuses(204),
    writes: [collection],
  })

export const matrix = {
  'GET /api/admin/trash/pages': listRow('pages'),
  'GET /api/admin/trash/posts': listRow('posts'),
  'GET /api/admin/trash/pages/{uuid}': getRow('pages'),
  'GET /api/admin/trash/posts/{uuid}': getRow('posts'),
  'POST /api/admin/trash/pages/{uuid}/restore': restoreRow('pages'),
  'POST /api/admin/trash/posts/{uuid}/restore': restoreRow('posts'),
  'DELETE /api/admin/trash/pages/{uuid}': eraseRow('pages'),
  'DELETE /api/admin/trash/posts/{uuid}': eraseRow('posts'),
} satisfies Matrix
