import { createPost } from '@/src/testing/blog'
import { row, type Matrix } from '@/src/testing/api-matrix/row'
import { writeStatuses } from '@/src/testing/api-matrix/statuses'
import { createPageWithUrls } from '@/src/testing/pages'

const draft = { status: 'draft' } as const

export const matrix = {
  'POST /api/admin/pages/bulk': row({
    prepare: ({ payload, company }) => createPageWithUrls(payload, company, draft),
    send: ({ id }) => ({
      path: '/api/admin/pages/bulk',
      body: { action: 'publish', locale: 'nl', ids: [id] },
    }),
    statuses: writeStatuses(200),
    writes: ['pages'],
  }),
  'POST /api/admin/posts/bulk': row({
    prepare: ({ payload, company }) => createPost(payload, company, draft),
    send: ({ id }) => ({
      path: '/api/admin/posts/bulk',
      body: { action: 'publish', locale: 'nl', ids: [id] },
    }),
    statuses: writeStatuses(200),
    writes: ['posts'],
  }),
} satisfies Matrix
