import { randomUUID } from 'node:crypto'

import { tokenOf } from '@/src/testing/api'
import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { adminStatuses, superAdminStatuses } from '@/src/testing/api-matrix/statuses'
import { createPerson } from '@/src/testing/tenants'

const USERS = '/api/admin/users'

const editor = ({ payload, company }: MatrixContext) =>
  createPerson(payload, { role: 'editor', tenant: company.tenant })

async function signedIn(world: MatrixContext) {
  const person = await editor(world)
  await tokenOf(world.payload, person)
  return person
}

export const matrix = {
  'GET /api/admin/users/index': row({
    prepare: editor,
    send: () => ({ path: `${USERS}/index?limit=2` }),
    statuses: adminStatuses(200),
  }),
  'POST /api/admin/users': row({
    send: () => ({
      path: USERS,
      body: { name: 'Noor de Boer', email: `noor-${randomUUID()}@kade.example`, role: 'editor' },
    }),
    statuses: adminStatuses(201),
    writes: ['users'],
  }),
  'GET /api/admin/users/{id}': row({
    prepare: editor,
    send: ({ id }) => ({ path: `${USERS}/${id}` }),
    statuses: adminStatuses(200),
  }),
  'POST /api/admin/users/{id}': row({
    prepare: editor,
    send: ({ id }) => ({ path: `${USERS}/${id}`, body: { role: 'viewer' } }),
    statuses: adminStatuses(200),
    writes: ['users'],
  }),
  'DELETE /api/admin/users/{id}': row({
    prepare: editor,
    send: ({ id }) => ({ path: `${USERS}/${id}` }),
    statuses: adminStatuses(204),
    writes: ['users'],
  }),
  'POST /api/admin/users/{id}/end-sessions': row({
    prepare: signedIn,
    send: ({ id }) => ({ path: `${USERS}/${id}/end-sessions`, body: {} }),
    statuses: { ...superAdminStatuses(200), foreignAdmin: 403 },
    writes: ['users'],
  }),
} satisfies Matrix
