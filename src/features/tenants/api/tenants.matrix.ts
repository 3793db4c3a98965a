import { randomUUID } from 'node:crypto'

import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { adminStatuses, readStatuses, superAdminStatuses } from '@/src/testing/api-matrix/statuses'
import { createTenant } from '@/src/testing/tenants'

const TENANTS = '/api/admin/tenants'
const slug = () => `kade-${randomUUID().slice(0, 8)}`

const own = ({ company }: MatrixContext) => Promise.resolve(company.tenant)
/** Owns nothing, has nobody. */
const empty = ({ payload }: MatrixContext) => createTenant(payload, { name: 'Kade' })

/** Super admins only, and no tenant is named: another tenant's admin is told no more than this tenant's. */
const platform = (ok: number) => ({ ...superAdminStatuses(ok), foreignAdmin: 403 })

export const matrix = {
  'GET /api/admin/tenants': row({
    prepare: own,
    send: () => ({ path: `${TENANTS}?limit=1` }),
    // Everybody sees their own.
    statuses: { ...readStatuses(200), foreignAdmin: 200 },
  }),
  'POST /api/admin/tenants': row({
    send: () => ({ path: TENANTS, body: { name: 'Kade', slug: slug() } }),
    statuses: platform(201),
    writes: ['tenants'],
  }),
  'GET /api/admin/tenants/{id}': row({
    prepare: own,
    send: ({ id }) => ({ path: `${TENANTS}/${id}` }),
    statuses: readStatuses(200),
  }),
  'PUT /api/admin/tenants/{id}': row({
    prepare: own,
    send: ({ id }) => ({
      path: `${TENANTS}/${id}`,
      body: { name: `Kade ${randomUUID().slice(0, 8)}`, registrationOpen: true },
    }),
    statuses: adminStatuses(200),
    writes: ['tenants'],
  }),
  'DELETE /api/admin/tenants/{id}': row({
    prepare: empty,
    send: ({ id }) => ({ path: `${TENANTS}/${id}?cascade=true` }),
    statuses: platform(200),
    writes: ['tenants'],
  }),
} satisfies Matrix
