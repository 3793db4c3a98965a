import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { callPanel } from '@/src/testing/panel-api'
import { createRedirect, openRouting } from '@/src/testing/redirects'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

const routing = openRouting()
let payload: Payload
let company: Company
let other: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  await createRedirect(payload, company, { from: '/oud', to: '/nieuw' })
})
afterAll(() => routing.close())

/** Calls an operation from the panel as a person, in one tenant. */
async function callAs(person: Person | null, path: string, { tenant }: Company, rawBody?: string) {
  const token = person && (await tokenOf(payload, person))
  return callPanel(`/api/admin/redirects${path}`, {
    tenant: tenant.id,
    ...(rawBody !== undefined && { rawBody }),
    headers: {
      cookie: `payload-lng=nl; payload-token=${token ?? ''}`,
      ...(rawBody !== undefined && { 'content-type': 'text/csv' }),
    },
  })
}

const FILE = 'from,to\n/csv,/x\n'

describe('the export in the panel', () => {
  it('requires permission to read the tenant’s redirects', async () => {
    const response = await callAs(company.viewer, '/export', company)
    expect(response.headers.get('content-disposition')).toContain('redirects.csv')
    expect(await response.text()).toContain('"/oud","/nieuw","301","exact"')
    const superAdmin = await createPerson(payload, { superAdmin: true })
    expect((await callAs(superAdmin, '/export', company)).status).toBe(200)
    expect((await callAs(null, '/export', company)).status).toBe(401)
    expect((await callAs(other.admin, '/export', company)).status).toBe(404)
    expect((await callAs(await createPerson(payload), '/export', company)).status).toBe(403)
  })
})

describe('the import in the panel', () => {
  it('reports what would happen, then writes it', async () => {
    const dry = await callAs(company.editor, '/import', company, FILE)
    expect(await dry.json()).toMatchObject({
      data: { applied: false, lines: [{ line: 2, from: '/csv', action: 'create', message: null }] },
    })
    expect(await routing.ask(company.domain, '/csv')).toBe('notFound')
    const real = await callAs(company.editor, '/import?dryRun=false', company, FILE)
    expect(await real.json()).toMatchObject({ data: { applied: true } })
    expect(await routing.ask(company.domain, '/csv')).toBe('302 /x')
  })

  it('reports invalid lines and files, and then writes nothing', async () => {
    const bad = 'from,to\n/goed,/x\n/fout,data:x\n'
    const wrong = expect.stringContaining('“to” moet een adres zijn') as string
    expect(await (await callAs(company.editor, '/import', company, bad)).json()).toMatchObject({
      data: { applied: false, lines: [{ action: 'create' }, { line: 3, action: 'error', message: wrong }] },
    })
    const refused = await callAs(company.editor, '/import?dryRun=false', company, bad)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ errors: [{ path: 'lines.3', message: wrong }] })
    expect(await routing.ask(company.domain, '/goed')).toBe('notFound')
    const file = await callAs(company.editor, '/import', company, 'oud,nieuw\n/a,/b\n')
    expect(await file.json()).toMatchObject({
      errors: [{ path: '', message: expect.stringContaining('moet de kolommen noemen: from, to') as string }],
    })
  })

  it('collapses a chain of any length, and rejects a loop', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => `/rij/${index},/rij/${index + 1}\n`)
    const file = `from,to\n${lines.join('')}`
    const closed = await callAs(company.editor, '/import?dryRun=false', company, `${file}/rij/40,/rij/0\n`)
    expect(await closed.json()).toMatchObject({
      errors: expect.arrayContaining([
        { path: 'lines.2', message: expect.stringContaining('in een kring') as string },
      ]) as unknown,
    })
    expect(await (await callAs(company.editor, '/import?dryRun=false', company, file)).json()).toMatchObject({
      data: { applied: true },
    })
    const { docs } = await payload.find({
      collection: 'redirects',
      where: { tenant: { equals: company.tenant.id }, from: { contains: '/rij/' } },
      pagination: false,
      overrideAccess: true,
    })
    expect(docs).toHaveLength(40)
    for (const { to } of docs) expect(to).toMatchObject({ url: '/rij/40' })
  })

  it('rejects a file that is too large', async () => {
    const large = `from,to\n/groot,/${'x'.repeat(8 * 1024 * 1024)}\n`
    const refused = await callAs(company.editor, '/import', company, large)
    expect(refused.status).toBe(413)
    expect(await refused.json()).toMatchObject({ detail: 'Dit is te groot.' })
  })

  it('requires permission to write the tenant’s redirects', async () => {
    const callers = [
      [null, 401],
      [company.viewer, 403],
      [other.admin, 404],
    ] as const
    for (const [person, status] of callers)
      expect((await callAs(person, '/import?dryRun=false', company, 'from,to\n/nee,/x\n')).status).toBe(
        status,
      )
    expect(await routing.ask(company.domain, '/nee')).toBe('notFound')
  })
})
