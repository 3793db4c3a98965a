import config from '@payload-config'
import { handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
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

/** Calls an endpoint of the admin as a person, in one tenant. */
async function callAs(
  person: Person | null,
  path: string,
  { tenant }: Company,
  body?: string,
): Promise<Response> {
  const url = `http://localhost/payload-api/redirects${path}${path.includes('?') ? '&' : '?'}tenant=${tenant.id}`
  const headers = new Headers(person ? { authorization: `JWT ${await tokenOf(payload, person)}` } : undefined)
  const request = new Request(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    ...(body && { body }),
  })
  return handleEndpoints({ config, request })
}

const FILE = 'from,to\n/csv,/x\n'

describe('the admin’s export', () => {
  it('is for who may read the tenant’s redirects', async () => {
    const response = await callAs(company.viewer, '/export', company)
    expect(response.headers.get('content-disposition')).toContain('redirects.csv')
    expect(await response.text()).toContain('/oud,/nieuw,301,exact')
    const superAdmin = await createPerson(payload, { superAdmin: true })
    expect((await callAs(superAdmin, '/export', company)).status).toBe(200)
    for (const person of [null, other.admin, await createPerson(payload)])
      expect((await callAs(person, '/export', company)).status).toBe(404)
  })
})

describe('the admin’s import', () => {
  it('shows what would happen, then does it', async () => {
    const dry = await callAs(company.editor, '/import', company, FILE)
    expect(await dry.json()).toEqual({
      applied: false,
      problem: null,
      lines: [{ line: 2, from: '/csv', action: 'create', message: null }],
    })
    expect(await routing.ask(company.domain, '/csv')).toBe('notFound')
    const real = await callAs(company.editor, '/import?dryRun=false', company, FILE)
    expect(await real.json()).toMatchObject({ applied: true })
    expect(await routing.ask(company.domain, '/csv')).toBe('302 /x')
  })

  it('says what is wrong with a line or with the file, and writes nothing then', async () => {
    const bad = await callAs(
      company.editor,
      '/import?dryRun=false',
      company,
      'from,to\n/goed,/x\n/fout,data:x\n',
    )
    expect(await bad.json()).toMatchObject({
      applied: false,
      lines: [{ action: 'create' }, { line: 3, action: 'error', message: expect.stringContaining('“to”') }],
    })
    expect(await routing.ask(company.domain, '/goed')).toBe('notFound')
    const file = await callAs(company.editor, '/import', company, 'oud,nieuw\n/a,/b\n')
    expect(await file.json()).toMatchObject({
      problem: expect.stringContaining('from, to, status'),
      lines: [],
    })
  })

  it('collapses a chain of any length, and refuses one that comes back to itself', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => `/rij/${index},/rij/${index + 1}\n`)
    const file = `from,to\n${lines.join('')}`
    const closed = await callAs(company.editor, '/import?dryRun=false', company, `${file}/rij/40,/rij/0\n`)
    expect(await closed.json()).toMatchObject({
      applied: false,
      lines: expect.arrayContaining([
        expect.objectContaining({ action: 'error', message: expect.stringMatching(/kring|circle/) }),
      ]),
    })
    expect(await (await callAs(company.editor, '/import?dryRun=false', company, file)).json()).toMatchObject({
      applied: true,
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

  it('refuses what says that it is too large before it reads it, and what turns out to be', async () => {
    const url = `http://localhost/payload-api/redirects/import?tenant=${company.tenant.id}`
    const token = await tokenOf(payload, company.editor)
    const headers = { authorization: `JWT ${token}`, 'content-length': String(9 * 1024 * 1024) }
    const request = new Request(url, { method: 'POST', headers, body: FILE })
    expect((await handleEndpoints({ config, request })).status).toBe(413)
    expect(request.bodyUsed).toBe(false)
    const large = `from,to\n/groot,/${'x'.repeat(8 * 1024 * 1024)}\n`
    expect((await callAs(company.editor, '/import', company, large)).status).toBe(413)
  })

  it('is for who may write the tenant’s redirects', async () => {
    for (const person of [null, company.viewer, other.admin])
      expect((await callAs(person, '/import?dryRun=false', company, 'from,to\n/nee,/x\n')).status).toBe(404)
    expect(await routing.ask(company.domain, '/nee')).toBe('notFound')
  })
})
