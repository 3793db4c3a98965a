import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { auditOf } from '@/src/testing/audit'
import { createForm, createSubmission } from '@/src/testing/forms'
import { createPage } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { listOf } from '@/src/api/core/list'
import { dataOf, problem } from '@/src/api/core/schemas'
import { openWebhookSecret } from '@/src/features/forms/server/webhook/secret'
import { form as formSchema, formSummary } from './schemas'

const FORMS = '/api/admin/forms'

let payload: Payload
let company: Company
let other: Company
let editor: string
let viewer: string
let foreign: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  editor = await tokenOf(payload, company.editor)
  viewer = await tokenOf(payload, company.viewer)
  foreign = await tokenOf(payload, other.admin)
})

const shown = { description: null, required: false, width: 'full', showWhen: null } as const
const choices = (work: string, rest: string) => [
  { value: 'work', label: work },
  { value: 'other', label: rest },
]
const dutch = {
  title: 'Contact',
  fields: [
    { type: 'text', name: 'name', label: 'Naam', ...shown, required: true, autocomplete: 'name' },
    { type: 'select', name: 'about', label: 'Waarover', ...shown, options: choices('Werk', 'Anders') },
    { type: 'number', name: 'weeks', label: 'Weken', ...shown, min: 1, max: 10 },
    { type: 'message', label: 'Vertel wat meer.', showWhen: { field: 'about', value: 'other' } },
  ],
  submitLabel: 'Verstuur',
  consentText: 'Ik ga akkoord.',
  confirmation: { type: 'message', title: 'Dank u wel', text: null },
  recipients: ['hallo@kade.example'],
  spam: { honeypot: false, minSeconds: 3, perHour: 20 },
  retentionDays: 90,
}
const english = {
  ...dutch,
  fields: [
    { ...dutch.fields[0], label: 'Name' },
    { ...dutch.fields[1], label: 'About', options: choices('Work', 'Else') },
    { ...dutch.fields[2], label: 'Weeks' },
    { ...dutch.fields[3], label: 'Tell some more.' },
  ],
  submitLabel: 'Send',
  consentText: 'I agree.',
  confirmation: { type: 'message', title: 'Thank you', text: null },
}

const create = (body: unknown, token = editor) => call(FORMS, { body, token })
const get = (id: string, locale = 'nl', token = editor) => call(`${FORMS}/${id}?locale=${locale}`, { token })
const put = (id: string, body: unknown, { locale = 'nl', etag = '' } = {}) =>
  call(`${FORMS}/${id}?locale=${locale}`, {
    method: 'PUT',
    body,
    token: editor,
    ...(etag && { headers: { 'if-match': etag } }),
  })
const remove = (id: string, headers = {}) =>
  call(`${FORMS}/${id}`, { method: 'DELETE', token: editor, headers })
const formOf = async (response: Response) => (await bodyAs(response, dataOf(formSchema))).data
const pathsOf = async (response: Response) =>
  (await bodyAs(response, problem)).errors?.map(({ path }) => path) ?? []

describe('the API for forms', () => {
  it('requires consent texts in each locale or in none', async () => {
    const { id } = await formOf(await create({ ...dutch, consentText: null }))
    expect((await put(id, { ...english, consentText: null }, { locale: 'en' })).status).toBe(200)
    expect((await put(id, dutch)).status).toBe(200)
    const refused = await put(id, { ...english, consentText: null }, { locale: 'en' })
    expect(refused.status).toBe(422)
    expect(await pathsOf(refused)).toEqual(['consentText'])
    expect((await put(id, english, { locale: 'en' })).status).toBe(200)
    const stops = [
      await put(id, { ...dutch, consentText: null }),
      await put(id, { ...english, consentText: null }, { locale: 'en' }),
    ]
    expect(stops.map(({ status }) => status)).toEqual([200, 200])
  })

  it('creates a form in one locale, and matches its fields by name in the other', async () => {
    const response = await create(dutch)
    expect(response.status).toBe(201)
    const made = await formOf(response)
    expect(response.headers.get('location')).toBe(`${FORMS}/${made.id}`)
    expect(made).toMatchObject(dutch)
    expect((await put(made.id, english, { locale: 'en' })).status).toBe(200)
    expect(await formOf(await get(made.id, 'en'))).toMatchObject({ ...english, locale: 'en' })
    const { updatedAt: _, ...kept } = made
    expect(await formOf(await get(made.id))).toMatchObject(kept)
  })

  it('defines what visitors get and how their answers are validated', async () => {
    const { id } = await formOf(await create(dutch))
    const response = await call(`/api/forms/${id}`, { host: company.domain.hostname })
    expect(await response.json()).toMatchObject({
      data: { consentText: 'Ik ga akkoord.', fields: [{ name: 'name' }, { name: 'about' }, { min: 1 }, {}] },
    })
  })

  it('keeps a field’s other locale when its row id is sent with a new name, and removes omitted fields', async () => {
    const { id, fields } = await formOf(await create(dutch))
    await put(id, english, { locale: 'en' })
    const [first] = fields
    const renamed = { ...dutch.fields[0], id: first?.id, name: 'fullName' }
    expect((await put(id, { ...dutch, fields: [renamed] })).status).toBe(200)
    expect(await formOf(await get(id, 'en'))).toMatchObject({ fields: [{ name: 'fullName', label: 'Name' }] })
  })

  it('can redirect to a page of the tenant, and to no other', async () => {
    const page = await createPage(payload, company)
    const redirect = { type: 'redirect', page: page.id }
    expect(await formOf(await create({ ...dutch, confirmation: redirect }))).toMatchObject({
      confirmation: redirect,
    })
    const theirs = await createPage(payload, other)
    const response = await create({ ...dutch, confirmation: { type: 'redirect', page: theirs.id } })
    expect(response.status).toBe(422)
  })

  it.each([
    ['no fields', { fields: [] }, 'fields'],
    ['an unknown type', { fields: [{ type: 'upload', name: 'a', label: 'A' }] }, 'fields.0.type'],
    ['a name with a space', { fields: [{ type: 'tel', name: 'a b', label: 'A' }] }, 'fields.0.name'],
    ['bounds on a date', { fields: [{ type: 'date', name: 'a', label: 'A', min: 1 }] }, 'fields.0.min'],
    [
      'one answer to choose from',
      { fields: [{ type: 'radio', name: 'a', label: 'A', options: [{ value: 'x', label: 'X' }] }] },
      'fields.0.options',
    ],
    [
      'the same name twice',
      { fields: ['tel', 'date'].map((type) => ({ type, name: 'a', label: 'A' })) },
      'fields.1.name',
    ],
    [
      'a condition on a field below',
      { fields: [{ type: 'tel', name: 'a', label: 'A', showWhen: { field: 'b', value: null } }] },
      'fields.0.showWhen.field',
    ],
    ['a recipient that is none', { recipients: ['nobody'] }, 'recipients.0'],
    ['a term without end', { retentionDays: 100_000 }, 'retentionDays'],
    ['no confirmation', { confirmation: { type: 'message' } }, 'confirmation.title'],
    ['an unknown key', { webhooks: [] }, 'webhooks'],
  ])('rejects %s, with the path', async (_, own, path) => {
    const response = await create({ ...dutch, ...own })
    expect(response.status).toBe(422)
    expect(await pathsOf(response)).toContain(path)
  })

  it('lets only admins of the tenant set and see a webhook, which editors keep', async () => {
    const admin = await tokenOf(payload, company.admin)
    const url = 'https://hooks.kade.example/forms'
    expect((await create({ ...dutch, webhook: url })).status).toBe(403)
    expect((await create({ ...dutch, webhook: 'https://127.0.0.1/' }, admin)).status).toBe(422)
    const made = await formOf(await create({ ...dutch, webhook: url }, admin))
    expect(made.webhook).toBe(url)
    expect((await formOf(await put(made.id, dutch))).webhook).toBeNull()
    // Who was shown null and sends it back changes nothing.
    const shownToEditor = await formOf(await get(made.id))
    expect((await formOf(await put(made.id, shownToEditor))).webhook).toBeNull()
    const { webhook } = await payload.findByID({ collection: 'forms', id: made.id, overrideAccess: true })
    expect(webhook).toEqual({ url })
  })

  it('makes a signing secret, shown to an admin of the tenant once and recorded without its value', async () => {
    const admin = await tokenOf(payload, company.admin)
    const { id } = await formOf(await create({ ...dutch, webhook: 'https://hooks.kade.example/a' }, admin))
    const renew = (token: string) => call(`${FORMS}/${id}/webhook-secret`, { method: 'POST', token })
    for (const [token, status] of [
      [foreign, 404],
      [await tokenOf(payload, company.editor), 403],
    ] as const)
      expect((await renew(token)).status).toBe(status)
    const secrets = [await renew(admin), await renew(admin)].map(async (response) => {
      const { data } = (await response.json()) as {
        data: { secret: string }
      }
      return data.secret
    })
    const [first = '', second = ''] = await Promise.all(secrets)
    expect(first).toMatch(/^whsec_.{44}$/)
    expect(second).not.toBe(first)
    const options = { collection: 'forms', id, overrideAccess: true, showHiddenFields: true } as const
    expect(openWebhookSecret((await payload.findByID(options)).webhook?.secret ?? '')).toBe(second)
    expect((await auditOf(payload, id)).at(-1)).toMatchObject({
      tenant: company.tenant.id,
      actor: company.admin.id,
      changes: [{ path: ['webhook', 'secret'], kind: 'secret' }],
    })
    const plain = await formOf(await create(dutch))
    const missing = await call(`${FORMS}/${plain.id}/webhook-secret`, { method: 'POST', token: admin })
    expect(missing.status).toBe(409)
  })

  it('accepts a form as it was read, with unused members and texts between fields', async () => {
    const made = await formOf(await create(dutch))
    expect(await formOf(await put(made.id, made))).toEqual({ ...made, updatedAt: expect.any(String) })
    const [name, ...fields] = made.fields
    const refused = await put(made.id, { ...made, fields: [{ ...name, min: 3 }, ...fields] })
    expect(await pathsOf(refused)).toEqual(['fields.0.min'])
  })

  it('updates and deletes only the version named by If-Match', async () => {
    const { id } = await formOf(await create(dutch))
    const etag = (await get(id)).headers.get('etag') ?? ''
    expect((await put(id, { ...dutch, title: 'Eerste' }, { etag })).status).toBe(200)
    expect((await put(id, { ...dutch, title: 'Tweede' }, { etag })).status).toBe(412)
    expect((await remove(id, { 'if-match': etag })).status).toBe(412)
    expect(await formOf(await get(id))).toMatchObject({ title: 'Eerste' })
  })

  it('lists the tenant’s own forms, and rejects another tenant and writes by a viewer', async () => {
    const title = `Aanvraag ${randomUUID()}`
    const { id } = await formOf(await create({ ...dutch, title }))
    const list = await call(`${FORMS}?search=${encodeURIComponent(title)}`, { token: viewer })
    expect((await bodyAs(list, listOf(formSummary))).data).toMatchObject([{ id, title, retentionDays: 90 }])
    expect((await get(id, 'nl', foreign)).status).toBe(404)
    expect((await create(dutch, viewer)).status).toBe(403)
  })

  it('rejects deleting a form that a page shows or that has submissions, and lists where', async () => {
    const form = await createForm(payload, company)
    const block = { blockType: 'form', form: form.id } as never
    await createPage(payload, company, { title: 'Contactpagina', status: 'draft', blocks: [block] })
    await createSubmission(payload, form)
    const response = await remove(form.id)
    expect(response.status).toBe(409)
    const { places, total } = await bodyAs(response, problem)
    expect(total).toBe(2)
    expect(places?.map(({ title }) => title).toSorted()).toEqual(['Contactpagina', null])
    expect((await get(form.id)).status).toBe(200)
  })
})
