import { brandOfDomain } from '@/src/testing/brands'
import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { adminStatuses, readStatuses } from '@/src/testing/api-matrix/statuses'
import { createDomain } from '@/src/testing/tenants'

const BRANDS = '/api/admin/brands'

const existing = async ({ payload, company }: MatrixContext) =>
  brandOfDomain(payload, await createDomain(payload, company.tenant))

export const matrix = {
  'GET /api/admin/brands': row({
    prepare: existing,
    send: () => ({ path: `${BRANDS}?limit=1` }),
    statuses: readStatuses(200),
  }),
  'GET /api/admin/brands/{uuid}': row({
    prepare: existing,
    send: ({ id }) => ({ path: `${BRANDS}/${id}` }),
    statuses: readStatuses(200),
  }),
  'PUT /api/admin/brands/{uuid}': row({
    prepare: existing,
    send: ({ id }) => ({
      path: `${BRANDS}/${id}`,
      body: { themePrimaryColor: '#1d4ed8', theme: { corner: 'round' }, status: 'draft' },
    }),
    statuses: adminStatuses(200),
    writes: ['brands'],
  }),
} satisfies Matrix
