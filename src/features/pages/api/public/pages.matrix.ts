import { randomUUID } from 'node:crypto'

import { row, type Matrix } from '@/src/testing/api-matrix/row'
import { anonymous } from '@/src/testing/api-matrix/statuses'
import { createPage, createPageUrl } from '@/src/testing/pages'

export const matrix = {
  'GET /api/pages/layout': row({ send: () => ({ path: '/api/pages/layout' }), statuses: anonymous(200) }),
  'GET /api/pages': row({
    prepare: async ({ payload, company }) => {
      const page = await createPage(payload, company, { title: 'Over ons' })
      return createPageUrl(payload, company, page, `/over-ons-${randomUUID()}`)
    },
    send: () => ({ path: '/api/pages?limit=1' }),
    statuses: anonymous(200),
  }),
  'POST /api/pages': row({
    prepare: async ({ payload, company }) => {
      const page = await createPage(payload, company, { title: 'Over ons' })
      return createPageUrl(payload, company, page, `/over-ons-${randomUUID()}`)
    },
    send: ({ path }) => ({ path: '/api/pages', body: { path } }),
    statuses: anonymous(200),
    // It asks with a body, and changes nothing.
    writes: [],
  }),
} satisfies Matrix
