import { randomUUID } from 'node:crypto'

import { adminStatuses, readStatuses, superAdminStatuses } from '@/src/testing/api-matrix/statuses'
import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { createDomain } from '@/src/testing/tenants'

const DOMAINS = '/api/admin/domains'

const hostname = () => `www-${randomUUID().slice(0, 8)}.kade.example`

/** A domain in Dutch and English, with the row of its English. */
async function bilingual({ payload, company }: MatrixContext) {
  const domain = await createDomain(payload, company.tenant, { hostname: hostname() })
  const { docs } = await payload.find({
    collection: 'domain-locales',
    where: { domain: { equals: domain.id }, 'locale.code': { equals: 'en' } },
    overrideAccess: true,
  })
  return { id: domain.id, english: docs[0]?.id ?? '' }
}

const dutchOnly = ({ payload, company }: MatrixContext) =>
  createDomain(payload, company.tenant, { hostname: hostname(), locales: ['nl'] })

const pending = ({ payload, company }: MatrixContext) =>
  createDomain(payload, company.tenant, { hostname: hostname(), by: company.admin })

const body = () => ({
  hostname: hostname(),
  defaultLocale: 'nl',
  themePrimaryColor: '#ff4b00',
  head: { titleTemplate: '%s · Kade', description: 'Software op maat uit Utrecht.' },
  consentMode: 'opt-in',
})

export const matrix = {
  'GET /api/admin/domains': row({
    prepare: bilingual,
    send: () => ({ path: `${DOMAINS}?limit=1` }),
    statuses: readStatuses(200),
  }),
  'POST /api/admin/domains': row({
    send: () => ({ path: DOMAINS, body: { ...body(), locales: ['en'] } }),
    statuses: adminStatuses(201),
    writes: ['domains', 'domain_locales'],
  }),
  'GET /api/admin/domains/{id}': row({
    prepare: bilingual,
    send: ({ id }) => ({ path: `${DOMAINS}/${id}` }),
    statuses: readStatuses(200),
  }),
  'PUT /api/admin/domains/{id}': row({
    prepare: bilingual,
    send: ({ id }) => ({ path: `${DOMAINS}/${id}`, body: body() }),
    statuses: adminStatuses(200),
    writes: ['domains'],
  }),
  'DELETE /api/admin/domains/{id}': row({
    prepare: bilingual,
    send: ({ id }) => ({ path: `${DOMAINS}/${id}` }),
    statuses: adminStatuses(204),
    writes: ['domains', 'domain_locales'],
  }),
  'POST /api/admin/domains/{id}/check': row({
    prepare: pending,
    send: ({ id }) => ({ path: `${DOMAINS}/${id}/check` }),
    statuses: adminStatuses(200),
    writes: ['domains'],
  }),
  'POST /api/admin/domains/{id}/approve': row({
    prepare: pending,
    send: ({ id }) => ({ path: `${DOMAINS}/${id}/approve` }),
    // No tenant is named: another tenant's admin learns no more than this tenant's.
    statuses: { ...superAdminStatuses(200), foreignAdmin: 403 },
    writes: ['domains'],
  }),
  'POST /api/admin/domains/{id}/locales': row({
    prepare: dutchOnly,
    send: ({ id }) => ({
      path: `${DOMAINS}/${id}/locales`,
      body: { locale: 'en', fallbackNote: 'De cases zijn nog niet vertaald.' },
    }),
    statuses: adminStatuses(201),
    writes: ['domain_locales'],
  }),
  'GET /api/admin/domains/{id}/locales/{dlId}': row({
    prepare: bilingual,
    send: ({ id, english }) => ({ path: `${DOMAINS}/${id}/locales/${english}` }),
    statuses: readStatuses(200),
  }),
  'PUT /api/admin/domains/{id}/locales/{dlId}': row({
    prepare: bilingual,
    send: ({ id, english }) => ({
      path: `${DOMAINS}/${id}/locales/${english}`,
      body: { enabled: false, fallbackNote: 'Engels volgt in het voorjaar.' },
    }),
    statuses: adminStatuses(200),
    writes: ['domain_locales'],
  }),
  'DELETE /api/admin/domains/{id}/locales/{dlId}': row({
    prepare: bilingual,
    send: ({ id, english }) => ({ path: `${DOMAINS}/${id}/locales/${english}` }),
    statuses: adminStatuses(204),
    writes: ['domain_locales'],
  }),
} satisfies Matrix
