import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { createCompany, createPerson, localeIds, type Company, type Person } from '@/src/testing/tenants'

const DUTCH = 'payload-lng=nl'

let payload: Payload
let company: Company
let superAdmin: Person

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  superAdmin = await createPerson(payload, { superAdmin: true })
})

/** Saves `body`; resolves to what the panel shows: the notice, and the messages per field. */
async function save(collection: string, body: object, person: Person = company.editor, cookie = DUTCH) {
  const session = `payload-token=${await tokenOf(payload, person)}; ${cookie}`
  const sent = { body: { tenant: company.tenant.id, ...body }, cookie: session }
  const { status, text } = await restRequest(payload, null, 'POST', `${collection}?locale=nl`, sent)
  const { errors = [] } = JSON.parse(text) as {
    errors?: { message: string; data: { errors: { path: string; message: string }[] } }[]
  }
  const [first] = errors
  const fields = first?.data.errors.map(({ path, message }) => ({ path, message }))
  return { status, notice: first?.message, fields }
}

it('reports a path in use on the path field, with the document that has it', async () => {
  const owner = await createPage(payload, company, { title: 'Over ons' })
  await createPageUrl(payload, company, owner, '/over-ons')
  const page = await createPage(payload, company)
  const url = { domain: company.domain.id, locale: 'nl', page: page.id }
  expect(await save('page-urls', { ...url, path: 'over-ons/' })).toMatchObject({
    status: 409,
    fields: [
      {
        path: 'path',
        message: 'Het pagina-adres /over-ons is al in gebruik door de pagina “Over ons”. Kies een ander.',
      },
    ],
  })
  expect((await save('page-urls', { ...url, path: '/elders' })).status).toBe(201)
  expect((await save('page-urls', { ...url, locale: 'en', path: '/over-ons' })).status).toBe(201)
})

it('reports a unique violation on its field, with its label, in the language of the panel', async () => {
  const category = { name: 'Brood', slug: 'brood' }
  expect((await save('categories', category)).status).toBe(201)
  expect(await save('categories', category)).toEqual({
    status: 400,
    notice: 'Het volgende veld is ongeldig: Adresdeel',
    fields: [{ path: 'slug', message: 'Deze waarde is al in gebruik. Kies een andere.' }],
  })
  expect(await save('categories', category, company.editor, 'payload-lng=en')).toEqual({
    status: 400,
    notice: 'The following field is invalid: Slug',
    fields: [{ path: 'slug', message: 'This value is already in use. Choose another one.' }],
  })
})

it('reports a violation of an index with several columns on one field', async () => {
  const ids = await localeIds(payload)
  const body = { domain: company.domain.id, locale: ids.nl, enabled: true }
  expect(await save('domain-locales', body, company.admin)).toMatchObject({
    fields: [{ path: 'locale', message: 'Deze waarde is al in gebruik. Kies een andere.' }],
  })
  expect(await save('domains', { hostname: company.domain.hostname }, superAdmin)).toMatchObject({
    fields: [{ path: 'hostname', message: 'Deze waarde is al in gebruik. Kies een andere.' }],
  })
})

it('Payload names the columns of a unique index in its error', async () => {
  const ids = await localeIds(payload)
  const data = { tenant: company.tenant.id, domain: company.domain.id, locale: ids.nl, enabled: true }
  const error: unknown = await payload
    .create({ collection: 'domain-locales', data, overrideAccess: true })
    .catch((reason: unknown) => reason)
  expect(error).toMatchObject({ data: { errors: [{ path: 'domain_id, locale_id' }] } })
})
