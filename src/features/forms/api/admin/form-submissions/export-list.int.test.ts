import { parse } from 'csv-parse/sync'
import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import type { Form } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { callPanel } from '@/src/testing/panel-api'
import { createForm, createSubmission } from '@/src/testing/forms'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let other: Company
let contact: Form

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  contact = await createForm(payload, company)
  const quote = await createForm(payload, company, { title: 'Offerte' })
  await createSubmission(payload, contact, { summary: 'Ada', status: 'spam' })
  await createSubmission(payload, contact, { summary: 'Ben', read: true })
  const submissionData = [{ field: 'email', label: 'E-mail', value: '=cmd' }]
  await createSubmission(payload, quote, { summary: 'Cas', submissionData, values: null })
  await createSubmission(payload, await createForm(payload, other), { summary: 'Vreemd' })
})

type Shown = { where?: object; search?: string; filters?: Record<string, string> }

/** The file, as a person gets it whose list shows this; `tenant` is the one that is selected in the panel. */
async function exportedTo(
  person: Person | null,
  { where, search, filters }: Shown = {},
  tenant = company.tenant.id,
) {
  const token = person && (await tokenOf(payload, person))
  const query = new URLSearchParams({
    ...(where && { where: JSON.stringify(where) }),
    ...(search && { search }),
    ...filters,
  })
  const response = await callPanel(`/panel-api/form-submissions/export-list?${query.toString()}`, {
    headers: {
      'accept-language': 'nl',
      cookie: [`payload-tenant=${tenant}`, ...(token ? [`payload-token=${token}`] : [])].join('; '),
    },
  })
  const text = await response.text()
  const rows: Record<string, string>[] = response.ok ? parse(text, { columns: true, bom: true }) : []
  return { response, rows }
}

it('contains the submissions of the list, without spam, each with its form and its answers', async () => {
  const { response, rows } = await exportedTo(company.viewer)
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="inzendingen.csv"')
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(rows.map((row) => row['form-title'])).toEqual(['Offerte', 'Contact'])
  expect(rows.map(({ name, email }) => [name, email])).toEqual([
    ['', "'=cmd"],
    ['Noor de Boer', ''],
  ])
})

it.each<[string, () => Shown, number]>([
  ['a form', () => ({ where: { form: { equals: contact.id } } }), 1],
  ['the filters above it', () => ({ filters: { form: contact.id, status: 'spam' } }), 1],
  ['a status', () => ({ where: { or: [{ and: [{ status: { equals: 'spam' } }] }] } }), 1],
  ['whether it was read', () => ({ where: { or: [{ and: [{ read: { equals: 'true' } }] }] } }), 1],
  ['words', () => ({ search: 'Ben' }), 1],
  ['words and a filter', () => ({ search: 'Ben', where: { status: { equals: 'spam' } } }), 0],
])('is filtered by %s, like the list', async (_, shown, count) => {
  expect((await exportedTo(company.viewer, shown())).rows).toHaveLength(count)
})

it('is of the selected tenant, for accounts that may read its submissions', async () => {
  expect((await exportedTo(other.viewer, {}, other.tenant.id)).rows).toHaveLength(1)
  const foreign = { where: { form: { equals: contact.id } } }
  expect((await exportedTo(other.viewer, foreign, other.tenant.id)).rows).toEqual([])
  expect((await exportedTo(other.viewer)).response.status).toBe(404)
  const superAdmin = await createPerson(payload, { superAdmin: true })
  expect((await exportedTo(superAdmin)).rows).toHaveLength(2)
  expect((await exportedTo(null)).response.status).toBe(401)
  expect((await exportedTo(await createPerson(payload))).response.status).toBe(403)
})

it('rejects a filter on an unknown field, and an invalid filter', async () => {
  const unknown = { where: { nothing: { equals: 'a' } } }
  expect((await exportedTo(company.viewer, unknown)).response.status).toBe(400)
  expect((await exportedTo(company.viewer, { where: [] })).response.status).toBe(400)
})
