import { randomUUID } from 'node:crypto'

import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { readStatuses, writeStatuses } from '@/src/testing/api-matrix/statuses'
import { createPage, createPageUrl } from '@/src/testing/pages'

const PATH = '/api/admin/page-urls/pages'

async function contact({ payload, company }: MatrixContext) {
  const page = await createPage(payload, company, { title: 'Contact' })
  await createPageUrl(payload, company, page, `/contact-${randomUUID()}`)
  return page
}

export const matrix = {
  'GET /api/admin/page-urls/pages': row({
    prepare: contact,
    send: () => ({ path: `${PATH}?limit=2` }),
    statuses: readStatuses(200),
  }),
  'GET /api/admin/page-urls/pages/{uuid}': row({
    prepare: contact,
    send: ({ id }) => ({ path: `${PATH}/${id}` }),
    statuses: readStatuses(200),
  }),
  'POST /api/admin/page-urls/pages/{uuid}': row({
    prepare: contact,
    send: ({ id }, { company }) => ({
      path: `${PATH}/${id}`,
      body: [
        { domain: company.domain.id, locale: 'nl', path: `/bereik-ons-${randomUUID()}` },
        { domain: company.domain.id, locale: 'en', path: `/reach-us-${randomUUID()}` },
      ],
    }),
    statuses: writeStatuses(200),
    writes: ['page_urls'],
  }),
  'POST /api/admin/page-urls/move': row({
    prepare: async (context) => {
      const { payload, company } = context
      const from = `/werk-${randomUUID()}`
      const page = await createPage(payload, company, { title: 'Werk' })
      await createPageUrl(payload, company, page, from)
      return { ...page, from }
    },
    send: ({ from }, { company }) => ({
      path: '/api/admin/page-urls/move',
      body: { domain: company.domain.id, locale: 'nl', from, to: `/cases-${randomUUID()}` },
    }),
    statuses: writeStatuses(200),
    writes: ['page_urls'],
  }),
} satisfies Matrix
