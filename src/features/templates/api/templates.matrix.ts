import { randomUUID } from 'node:crypto'

import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { readStatuses, writeStatuses } from '@/src/testing/api-matrix/statuses'
import { createPage } from '@/src/testing/pages'
import { createTemplate } from '@/src/testing/templates'

const TEMPLATES = '/api/admin/templates'
const service = async ({ payload, company }: MatrixContext) =>
  createTemplate(payload, company, await createPage(payload, company, { title: 'Contact' }))

const body = {
  name: 'Referentie',
  description: 'Voor een afgerond project: wat er was, wat we maakten, wat het opleverde.',
  blocks: [{ blockType: 'hero', variant: 'statement', heading: 'Wat we maakten, en voor wie' }],
}

export const matrix = {
  'GET /api/admin/templates': row({
    prepare: service,
    send: () => ({ path: `${TEMPLATES}?limit=2` }),
    statuses: readStatuses(200),
  }),
  'POST /api/admin/templates': row({
    send: () => ({ path: TEMPLATES, body }),
    statuses: writeStatuses(201),
    writes: ['templates'],
  }),
  'GET /api/admin/templates/{uuid}': row({
    prepare: service,
    send: ({ id }) => ({ path: `${TEMPLATES}/${id}` }),
    statuses: readStatuses(200),
  }),
  'PUT /api/admin/templates/{uuid}': row({
    prepare: service,
    send: ({ id }) => ({ path: `${TEMPLATES}/${id}`, body }),
    statuses: writeStatuses(200),
    writes: ['templates'],
  }),
  'DELETE /api/admin/templates/{uuid}': row({
    prepare: service,
    send: ({ id }) => ({ path: `${TEMPLATES}/${id}` }),
    statuses: writeStatuses(204),
    writes: ['templates'],
  }),
  'POST /api/admin/pages/{uuid}/templates': row({
    prepare: ({ payload, company }) => createPage(payload, company, { title: 'Onze werkwijze' }),
    send: ({ id }) => ({
      path: `/api/admin/pages/${id}/templates`,
      body: { name: 'Werkwijze', description: body.description },
    }),
    statuses: writeStatuses(201),
    writes: ['templates'],
  }),
  'POST /api/admin/templates/{uuid}/pages': row({
    prepare: service,
    send: ({ id }, { company }) => ({
      path: `${TEMPLATES}/${id}/pages`,
      body: {
        title: 'Onze dienst',
        urls: [{ domain: company.domain.id, locale: 'nl', path: `/dienst-${randomUUID()}` }],
      },
    }),
    statuses: writeStatuses(201),
    writes: ['pages', 'page_urls'],
  }),
} satisfies Matrix
