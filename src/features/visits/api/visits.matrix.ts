import { row, type Matrix } from '@/src/testing/api-matrix/row'
import { readStatuses } from '@/src/testing/api-matrix/statuses'
import { createPage } from '@/src/testing/pages'
import { storeVisits } from '@/src/testing/visits'

export const matrix = {
  'GET /api/admin/visits': row({
    prepare: async ({ payload, company }) => {
      const page = await createPage(payload, company, { title: 'Contact' })
      await storeVisits(payload, company.domain.id, {
        document: page.id,
        day: '2026-11-23',
        views: 3,
        visitors: 2,
      })
      return page.id
    },
    send: (document) => ({
      path: `/api/admin/visits?document=${document}&from=2026-11-22&to=2026-11-24&group=page`,
    }),
    statuses: readStatuses(200),
  }),
} satisfies Matrix
