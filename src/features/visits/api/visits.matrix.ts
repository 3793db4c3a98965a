import { DAY_MS } from '@/src/lib/durations'
import { row, type Matrix } from '@/src/testing/api-matrix/row'
import { readStatuses } from '@/src/testing/api-matrix/statuses'
import { createPage } from '@/src/testing/pages'
import { storeVisits } from '@/src/testing/visits'

/** A day before today in the time zone of the tenants that tests create. */
const daysAgo = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(Date.now() - days * DAY_MS)

export const matrix = {
  'GET /api/admin/visits': row({
    prepare: async ({ payload, company }) => {
      const page = await createPage(payload, company, { title: 'Contact' })
      await storeVisits(payload, company.domain.id, {
        document: page.id,
        day: daysAgo(1),
        views: 3,
        visitors: 2,
      })
      return page.id
    },
    send: (document) => ({
      path: `/api/admin/visits?document=${document}&from=${daysAgo(2)}&to=${daysAgo(0)}&group=page`,
    }),
    statuses: readStatuses(200),
  }),
} satisfies Matrix
