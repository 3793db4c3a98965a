import { randomUUID } from 'node:crypto'

import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { readStatuses, writeStatuses } from '@/src/testing/api-matrix/statuses'
import { createPage, paragraph } from '@/src/testing/pages'

const PAGES = '/api/admin/pages'
const aboutUs = ({ payload, company }: MatrixContext) => createPage(payload, company, { title: 'Over ons' })

export const matrix = {
  'GET /api/admin/pages': row({
    prepare: aboutUs,
    send: () => ({ path: `${PAGES}?limit=2` }),
    statuses: readStatuses(200),
  }),
  'POST /api/admin/pages': row({
    send: (_, { company }) => ({
      path: PAGES,
      body: {
        title: 'Werkwijze',
        status: 'published',
        blocks: [{ blockType: 'richText', content: paragraph('Elke twee weken iets dat werkt.') }],
        urls: [{ domain: company.domain.id, locale: 'nl', path: `/werkwijze-${randomUUID()}` }],
      },
    }),
    statuses: writeStatuses(201),
    writes: ['pages', 'page_urls'],
  }),
  'GET /api/admin/pages/{uuid}': row({
    prepare: aboutUs,
    send: ({ id }) => ({ path: `${PAGES}/${id}` }),
    statuses: readStatuses(200),
  }),
  'PUT /api/admin/pages/{uuid}': row({
    prepare: aboutUs,
    send: ({ id }, { company }) => ({
      path: `${PAGES}/${id}?locale=en`,
      body: {
        title: 'About us',
        status: 'published',
        urls: [{ domain: company.domain.id, locale: 'en', path: `/about-us-${randomUUID()}` }],
      },
    }),
    statuses: writeStatuses(200),
    writes: ['pages', 'page_urls'],
  }),
  'DELETE /api/admin/pages/{uuid}': row({
    prepare: aboutUs,
    send: ({ id }) => ({ path: `${PAGES}/${id}` }),
    statuses: writeStatuses(204),
    writes: ['pages'],
  }),
  'POST /api/admin/pages/{uuid}/add-block': row({
    prepare: aboutUs,
    send: ({ id }) => ({
      path: `${PAGES}/${id}/add-block`,
      body: { blockType: 'hero', data: { heading: 'Software die blijft' }, position: 0 },
    }),
    statuses: writeStatuses(200),
    writes: ['pages'],
  }),
} satisfies Matrix
