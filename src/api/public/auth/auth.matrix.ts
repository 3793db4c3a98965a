import { randomUUID } from 'node:crypto'

import { row, type Matrix } from '@/src/testing/api-matrix/row'
import { anybody } from '@/src/testing/api-matrix/statuses'
import { createPerson } from '@/src/testing/tenants'

const nobody = () => `${randomUUID()}@example.org`

export const matrix = {
  'POST /api/auth/login': row({
    prepare: ({ payload }) => createPerson(payload),
    send: ({ email, password }) => ({ path: '/api/auth/login', body: { email, password } }),
    statuses: anybody(200),
    writes: ['users'],
  }),
  'POST /api/auth/logout': row({
    send: () => ({ path: '/api/auth/logout' }),
    statuses: anybody(204),
    endsSession: true,
    // Who is not signed in is signed out all the same; that a session ends is tested with the sessions.
    writes: [],
  }),
  'GET /api/auth/session': row({
    send: () => ({ path: '/api/auth/session' }),
    statuses: { ...anybody(200), anonymous: 401 },
  }),
  'POST /api/auth/register': row({
    send: () => ({
      path: '/api/auth/register',
      body: { name: 'Noor de Boer', email: nobody(), password: randomUUID() },
    }),
    // Registration is closed until the tenant opens it.
    statuses: anybody(403),
    writes: ['users'],
  }),
  'POST /api/auth/verify': row({
    send: () => ({ path: '/api/auth/verify', body: { token: randomUUID() } }),
    statuses: anybody(410),
    writes: ['users'],
  }),
  'POST /api/auth/forgot-password': row({
    send: () => ({ path: '/api/auth/forgot-password', body: { email: nobody() } }),
    // Tests have no mail server, but for those that start one.
    statuses: anybody(503),
    writes: ['users'],
  }),
  'POST /api/auth/reset-password': row({
    send: () => ({ path: '/api/auth/reset-password', body: { token: randomUUID(), password: randomUUID() } }),
    statuses: anybody(410),
    writes: ['users'],
  }),
} satisfies Matrix
