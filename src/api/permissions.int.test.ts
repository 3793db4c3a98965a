import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import type { Form, Redirect } from '@/payload-types'
import { payloadInstance } from '@/src/payload'
import { apiDocument, call, tokenOf } from '@/src/testing/api'
import { openForBookings, orderFor } from '@/src/testing/bookings'
import { createForm, newVisitor, submissionOf } from '@/src/testing/forms'
import { createPage } from '@/src/testing/pages'
import { createRedirect } from '@/src/testing/redirects'
import { type Company, createCompany, createPerson } from '@/src/testing/tenants'

const ACTORS = ['anonymous', 'noRole', 'viewer', 'editor', 'admin', 'foreignAdmin', 'superAdmin'] as const
type Actor = (typeof ACTORS)[number]

type Row = {
  /** What is sent; for each actor anew, on a page of its own. */
  send: (page: { id: string }) => {
    path: string
    method: string
    body?: unknown
    rawBody?: string
    headers?: Record<string, string>
  }
  statuses: Record<Actor, number>
}

/** Reading needs a role in the tenant; another tenant's admin is told that the tenant is not there. */
const reads = (ok: number): Row['statuses'] => ({
  anonymous: 401,
  noRole: 403,
  viewer: ok,
  editor: ok,
  admin: ok,
  foreignAdmin: 404,
  superAdmin: ok,
})
const writes = (ok: number): Row['statuses'] => ({ ...reads(ok), viewer: 403 })
const anybody = (status: number): Row['statuses'] =>
  Object.fromEntries(ACTORS.map((actor) => [actor, status])) as Row['statuses']

const PAGES = '/api/admin/pages'
const REDIRECTS = '/api/admin/redirects'
const wrong = { email: 'nobody@example.org', password: 'wrong' }

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
let slotsTaken = 0
/** A time that nobody has booked yet, from the morning of the day after tomorrow on. */
const nextSlot = (): string => {
  const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS + 2 * DAY_MS
  slotsTaken += 1
  return new Date(midnight + 8 * HOUR_MS + (slotsTaken * HOUR_MS) / 2).toISOString()
}

/** Every operation of the API × every kind of caller. */
const MATRIX: Record<string, Row> = {
  'GET /api/health/live': {
    send: () => ({ method: 'GET', path: '/api/health/live' }),
    statuses: anybody(200),
  },
  'GET /api/health/ready': {
    send: () => ({ method: 'GET', path: '/api/health/ready' }),
    statuses: anybody(200),
  },
  'GET /api/domains': { send: () => ({ method: 'GET', path: '/api/domains' }), statuses: anybody(200) },
  'GET /api/pages/layout': {
    send: () => ({ method: 'GET', path: '/api/pages/layout' }),
    statuses: anybody(200),
  },
  'POST /api/pages': {
    send: () => ({ method: 'POST', path: '/api/pages', body: { path: `/${randomUUID()}` } }),
    statuses: anybody(404),
  },
  'GET /api/consent': { send: () => ({ method: 'GET', path: '/api/consent' }), statuses: anybody(200) },
  'POST /api/consent': {
    send: () => ({
      method: 'POST',
      path: '/api/consent',
      body: { version: 1, marketing: false, analytics: true },
    }),
    statuses: anybody(201),
  },
  'GET /api/forms/{uuid}': {
    send: () => ({ method: 'GET', path: `/api/forms/${form.id}` }),
    statuses: anybody(200),
  },
  'POST /api/forms': {
    send: () => ({ method: 'POST', path: '/api/forms', body: submissionOf(form) }),
    statuses: anybody(201),
  },
  'GET /api/icons/lucide.json': {
    send: () => ({ method: 'GET', path: '/api/icons/lucide.json?icons=anchor' }),
    statuses: anybody(200),
  },
  'GET /api/bookings/slots': {
    send: () => ({ method: 'GET', path: '/api/bookings/slots' }),
    statuses: anybody(200),
  },
  'POST /api/bookings': {
    send: () => ({ method: 'POST', path: '/api/bookings', body: orderFor(nextSlot()) }),
    statuses: anybody(201),
  },
  'GET /api/bookings/{id}': {
    send: () => ({
      method: 'GET',
      path: `/api/bookings/${randomUUID()}`,
      headers: { 'x-booking-token': 'a'.repeat(43) },
    }),
    statuses: anybody(404),
  },
  'POST /api/bookings/{id}/cancel': {
    send: () => ({
      method: 'POST',
      path: `/api/bookings/${randomUUID()}/cancel`,
      body: { token: 'a'.repeat(43) },
    }),
    statuses: anybody(404),
  },
  'POST /api/auth/login': {
    send: () => ({
      method: 'POST',
      path: '/api/auth/login',
      body: { ...wrong, email: `${randomUUID()}@example.org` },
      headers: newVisitor(),
    }),
    statuses: anybody(401),
  },
  'POST /api/auth/register': {
    send: () => ({
      method: 'POST',
      path: '/api/auth/register',
      body: { name: 'Iemand', email: `${randomUUID()}@example.org`, password: randomUUID() },
    }),
    statuses: anybody(403),
  },
  'POST /api/auth/verify': {
    send: () => ({
      method: 'POST',
      path: '/api/auth/verify',
      body: { token: randomUUID() },
      headers: newVisitor(),
    }),
    statuses: anybody(410),
  },
  'POST /api/auth/forgot-password': {
    send: () => ({
      method: 'POST',
      path: '/api/auth/forgot-password',
      body: { email: `${randomUUID()}@example.org` },
    }),
    statuses: anybody(503),
  },
  'POST /api/auth/reset-password': {
    send: () => ({
      method: 'POST',
      path: '/api/auth/reset-password',
      body: { token: randomUUID(), password: randomUUID() },
      headers: newVisitor(),
    }),
    statuses: anybody(410),
  },
  'GET /api/auth/session': {
    send: () => ({ method: 'GET', path: '/api/auth/session' }),
    statuses: { ...anybody(200), anonymous: 401 },
  },
  'POST /api/auth/logout': {
    send: () => ({ method: 'POST', path: '/api/auth/logout' }),
    statuses: anybody(204),
  },
  'GET /api/admin/redirects': { send: () => ({ method: 'GET', path: REDIRECTS }), statuses: reads(200) },
  'GET /api/admin/redirects/export': {
    send: () => ({ method: 'GET', path: `${REDIRECTS}/export` }),
    statuses: reads(200),
  },
  'GET /api/admin/redirects/{id}': {
    send: () => ({ method: 'GET', path: `${REDIRECTS}/${redirect.id}` }),
    statuses: reads(200),
  },
  'POST /api/admin/redirects': {
    send: () => ({ method: 'POST', path: REDIRECTS, body: { from: `/${randomUUID()}`, to: '/x' } }),
    statuses: writes(201),
  },
  'POST /api/admin/redirects/import': {
    send: () => ({
      method: 'POST',
      path: `${REDIRECTS}/import`,
      rawBody: 'from,to\n/a,/b\n',
      headers: { 'content-type': 'text/csv' },
    }),
    statuses: writes(200),
  },
  'POST /api/admin/redirects/{id}': {
    send: () => ({ method: 'POST', path: `${REDIRECTS}/${redirect.id}`, body: { status: 308 } }),
    statuses: writes(200),
  },
  'POST /api/admin/redirects/{id}/delete': {
    send: () => ({ method: 'POST', path: `${REDIRECTS}/${randomUUID()}/delete` }),
    statuses: writes(404),
  },
  'GET /api/admin/pages': { send: () => ({ method: 'GET', path: PAGES }), statuses: reads(200) },
  'POST /api/admin/pages': {
    send: () => ({ method: 'POST', path: PAGES, body: { title: 'Nieuw' } }),
    statuses: writes(201),
  },
  'GET /api/admin/pages/{uuid}': {
    send: ({ id }) => ({ method: 'GET', path: `${PAGES}/${id}` }),
    statuses: reads(200),
  },
  'PUT /api/admin/pages/{uuid}': {
    send: ({ id }) => ({ method: 'PUT', path: `${PAGES}/${id}`, body: { title: 'Anders' } }),
    statuses: writes(200),
  },
  'DELETE /api/admin/pages/{uuid}': {
    send: ({ id }) => ({ method: 'DELETE', path: `${PAGES}/${id}` }),
    statuses: writes(204),
  },
}

let payload: Payload
let company: Company
let form: Form
let redirect: Redirect
/** The token of an actor's session; of a session of its own for the operation that ends it. */
let tokenFor: (actor: Actor, operation: string) => Promise<string | undefined>

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  form = await createForm(payload, company)
  redirect = await createRedirect(payload, company, { from: '/oud', to: '/nieuw' })
  await openForBookings(payload, company)
  const other = await createCompany(payload)
  const people = {
    noRole: await createPerson(payload),
    superAdmin: await createPerson(payload, { superAdmin: true }),
    viewer: company.viewer,
    editor: company.editor,
    admin: company.admin,
    foreignAdmin: other.admin,
  }
  const sessions = new Map<Actor, string>()
  tokenFor = async (actor, operation) => {
    if (actor === 'anonymous') return undefined
    const own = operation === 'POST /api/auth/logout'
    const token = (!own && sessions.get(actor)) || (await tokenOf(payload, people[actor]))
    if (!own) sessions.set(actor, token)
    return token
  }
})

describe('who may call what', () => {
  it('is decided here for every operation that is published', () => {
    const { paths } = z
      .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
      .parse(apiDocument)
    const published = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(Object.keys(MATRIX).toSorted()).toEqual(published.toSorted())
  })

  const cases = Object.entries(MATRIX).flatMap(([operation, row]) =>
    ACTORS.map((actor) => ({ operation, actor, row, status: row.statuses[actor] })),
  )

  it.each(cases)('$operation answers $actor with $status', async ({ operation, actor, row, status }) => {
    const page = await createPage(payload, company, { title: 'Van ons' })
    const token = await tokenFor(actor, operation)
    const { path, ...sent } = row.send(page)
    const response = await call(path, {
      ...sent,
      ...(token && { token }),
      tenant: company.tenant.slug,
      host: company.domain.hostname,
    })
    expect(response.status).toBe(status)
    const refusedWrite = status >= 400 && path.endsWith(page.id)
    const { docs } = await payload.find({
      collection: 'pages',
      where: { id: { equals: page.id }, title: { equals: 'Van ons' } },
      locale: 'nl',
      draft: true,
      overrideAccess: true,
    })
    if (refusedWrite) expect(docs).toHaveLength(1)
  })
})
