import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { GET, PATCH, POST } from '@/src/app/(payload)/payload-api/[...slug]/route'
import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let headers: Record<string, string>

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  headers = { authorization: `JWT ${await tokenOf(payload, company.editor)}` }
})

const HANDLERS = { GET, PATCH, POST }
const JSON_TYPE = { 'content-type': 'application/json' }

function send(
  path: string,
  init: { method?: keyof typeof HANDLERS; headers?: Record<string, string>; body?: string } = {},
): Promise<Response> {
  const { method = 'GET' } = init
  const request = new Request(`http://localhost/payload-api/${path}`, {
    ...init,
    method,
    headers: { host: 'localhost', ...headers, ...init.headers },
  })
  return HANDLERS[method](request, { params: Promise.resolve({ slug: path.replace(/\?.*/, '').split('/') }) })
}

const made = z.object({ doc: z.object({ id: z.string() }) })
const found = z.object({ docs: z.array(z.object({ role: z.string().nullish() })) })

async function createAuthor(query: string, role: string): Promise<string> {
  const body = JSON.stringify({ name: `Noor ${randomUUID()}`, role, tenant: company.tenant.id })
  const response = await send(`authors${query}`, { method: 'POST', headers: JSON_TYPE, body })
  expect(response.status).toBe(201)
  return made.parse(await response.json()).doc.id
}

const rolesOf = async (id: string) => {
  const { role } = await payload.findByID({
    collection: 'authors',
    id,
    locale: 'all',
    overrideAccess: true,
  })
  return role
}

describe('Payload’s own API', () => {
  it('writes in the default locale when none is given', async () => {
    const id = await createAuthor('', 'redacteur')
    expect(await rolesOf(id)).toEqual({ nl: 'redacteur' })
    const body = JSON.stringify({ role: 'hoofdredacteur' })
    expect((await send(`authors/${id}?depth=0`, { method: 'PATCH', headers: JSON_TYPE, body })).status).toBe(
      200,
    )
    expect(await rolesOf(id)).toEqual({ nl: 'hoofdredacteur' })
  })

  it('filters and sorts in the default locale, also for a query in the body', async () => {
    const id = await createAuthor('?locale=en', 'editor')
    const query = `where[id][equals]=${id}&sort=role`
    const roles = async (response: Response) =>
      [response.status, found.parse(await response.json()).docs.map(({ role }) => role ?? null)] as const
    expect(await roles(await send(`authors?${query}`))).toEqual([200, [null]])
    expect(await roles(await send(`authors?${query}&locale=en`))).toEqual([200, ['editor']])
    const long = (body: string) =>
      send('authors', {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-payload-http-method-override': 'GET',
        },
        body,
      })
    expect(await roles(await long(query))).toEqual([200, [null]])
    expect(await roles(await long(`${query}&locale=en`))).toEqual([200, ['editor']])
  })

  it('rejects an unknown locale, and writes nothing', async () => {
    const id = await createAuthor('?locale=en', 'editor')
    const body = JSON.stringify({ role: 'Redakteur' })
    const rejected = await send(`authors/${id}?locale=de`, { method: 'PATCH', headers: JSON_TYPE, body })
    expect([rejected.status, await rejected.json()]).toEqual([
      400,
      { errors: [{ message: 'Unknown locale. Must be one of nl, en, all.' }] },
    ])
    expect(await rolesOf(id)).toEqual({ en: 'editor' })
  })

  it.each([
    [
      'locale=all&draft=true',
      'A write needs a single locale. Must be one of nl, en.',
      { role: { nl: 'redacteur', en: 'editor' } },
    ],
    [
      'publishSpecificLocale=de',
      'Unknown publishSpecificLocale. Must be one of nl, en.',
      { role: 'Redakteur' },
    ],
    [
      'publishSpecificLocale[]=en',
      'Unknown publishSpecificLocale. Must be one of nl, en.',
      { role: 'editor' },
    ],
  ])('rejects a write without a single valid locale: %s', async (query, message, data) => {
    const id = await createAuthor('?locale=en', 'editor')
    const body = JSON.stringify(data)
    const rejected = await send(`authors/${id}?${query}`, { method: 'PATCH', headers: JSON_TYPE, body })
    expect([rejected.status, await rejected.json()]).toEqual([400, { errors: [{ message }] }])
    expect(await rolesOf(id)).toEqual({ en: 'editor' })
  })

  it('reads all locales at once', async () => {
    const id = await createAuthor('?locale=en', 'editor')
    const response = await send(`authors/${id}?locale=all&depth=0`)
    expect(await response.json()).toMatchObject({ role: { en: 'editor' } })
  })
})

it('Payload writes the texts of a request without a language nowhere', async () => {
  const body = { name: `Noor ${randomUUID()}`, role: 'redacteur', tenant: company.tenant.id }
  const { text } = await restRequest(payload, company.editor, 'POST', 'authors', { body })
  const { doc } = made.parse(JSON.parse(text))
  expect(await rolesOf(doc.id)).toEqual({})
  const found = await restRequest(payload, company.editor, 'GET', 'authors?where[role][equals]=redacteur')
  expect(found.status).toBe(400)
})
