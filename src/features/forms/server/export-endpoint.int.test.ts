import config from '@payload-config'
import { parse } from 'csv-parse/sync'
import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import type { Form } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
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

/** The file, as a person gets it whose list has these filters; `tenant` is the one that is chosen in the panel. */
async function exportedTo(person: Person | null, query = '', tenant?: string) {
  const headers = new Headers({ 'accept-language': 'nl' })
  if (person) headers.set('authorization', `JWT ${await tokenOf(payload, person)}`)
  if (tenant) headers.set('cookie', `payload-tenant=${tenant}`)
  const url = `http://localhost/payload-api/form-submissions/export?${query}`
  const response = await handleEndpoints({ config, request: new Request(url, { headers }) })
  const text = await response.text()
  const rows: Record<string, string>[] = response.ok ? parse(text, { columns: true, bom: true }) : []
  return { response, rows }
}

it('has what the list shows, each with its form and its answers', async () => {
  const { response, rows } = await exportedTo(company.viewer)
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="inzendingen.csv"')
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(rows.map((row) => row['form-title'])).toEqual(['Offerte', 'Contact', 'Contact'])
  expect(rows.map(({ name, email }) => [name, email])).toEqual([
    ['', "'=cmd"],
    ['Noor de Boer', ''],
    ['Noor de Boer', ''],
  ])
})

it.each([
  ['a form', () => `where[form][equals]=${contact.id}`, 2],
  ['a status', () => 'where[or][0][and][0][status][equals]=spam', 1],
  ['whether it was read', () => 'where[or][0][and][0][read][equals]=true', 1],
  ['words', () => 'search=Ben', 1],
  ['words and a filter', () => 'search=Ben&where[status][equals]=spam', 0],
])('is narrowed by %s, as the list is', async (_, query, count) => {
  expect((await exportedTo(company.viewer, query())).rows).toHaveLength(count)
})

it('is of the tenants in which the person may read them, and of the one that is chosen', async () => {
  expect((await exportedTo(other.viewer)).rows).toHaveLength(1)
  expect((await exportedTo(other.viewer, `where[form][equals]=${contact.id}`)).rows).toEqual([])
  expect((await exportedTo(other.viewer, '', company.tenant.id)).rows).toEqual([])
  const superAdmin = await createPerson(payload, { superAdmin: true })
  expect((await exportedTo(superAdmin, '', company.tenant.id)).rows).toHaveLength(3)
  for (const person of [null, await createPerson(payload)])
    expect((await exportedTo(person)).response.status).toBe(403)
})

it('refuses a filter on what submissions have not', async () => {
  expect((await exportedTo(company.viewer, 'where[nothing][equals]=a')).response.status).toBe(400)
})
