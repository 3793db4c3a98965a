import { apiTokenFor } from '@/src/testing/api-tokens'
import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { anonymous, readStatuses } from '@/src/testing/api-matrix/statuses'

const TOKENS = '/api/admin/account/tokens'

/** A token of the tenant's admin. */
const stored = ({ payload, company }: MatrixContext) =>
  apiTokenFor(payload, company.admin, { tenant: company.tenant, scope: 'draft' })

export const matrix = {
  'GET /api/admin/account/tokens': row({
    prepare: stored,
    send: () => ({ path: TOKENS }),
    statuses: { ...anonymous(200), anonymous: 401 },
  }),
  'POST /api/admin/account/tokens': row({
    send: (_, __, { password }) => ({
      path: TOKENS,
      body: { name: 'Import', scope: 'draft', expiresInDays: 90, proof: { password } },
    }),
    statuses: readStatuses(201),
    writes: ['api_tokens'],
  }),
  'POST /api/admin/account/tokens/{id}/revoke': row({
    prepare: stored,
    send: ({ id }) => ({ path: `${TOKENS}/${id}/revoke` }),
    statuses: { ...anonymous(404), anonymous: 401, admin: 204 },
    writes: ['api_tokens'],
  }),
} satisfies Matrix
