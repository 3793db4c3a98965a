import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { LOCALES } from '@/src/lib/constants'
import type { Form } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call } from '@/src/testing/api'
import { createForm, newVisitor, submissionOf } from '@/src/testing/forms'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { dataOf, problem } from '@/src/api/core/schemas'
import { formDefinition } from '@/src/api/shapes/form-definition'
import { DAY_MS } from '@/src/lib/durations'
import { submissionReceipt } from './schemas'

let payload: Payload
let company: Company
let form: Form

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  form = await createForm(payload, company)
})

const scene = { overrideAccess: true, depth: 0 } as const

const get = (id: string, locale = 'nl', host = company.domain.hostname) =>
  call(`/api/forms/${id}?locale=${locale}`, { host })
const send = (own: Record<string, unknown> = {}, options: { host?: string; to?: Form } = {}) =>
  call('/api/forms', {
    body: submissionOf(options.to ?? form, own),
    host: options.host ?? company.domain.hostname,
    headers: newVisitor(),
  })
const stored = async (response: Response) => {
  const { data } = await bodyAs(response, dataOf(submissionReceipt))
  return payload.findByID({ collection: 'form-submissions', id: data.id, ...scene })
}
/** A form in both languages to which Dutch has then added that it asks for consent. */
async function askingInDutch(): Promise<Form> {
  const { id } = await createForm(payload, company)
  const dutch = { collection: 'forms', id, locale: 'nl', ...scene } as const
  return payload.update({ ...dutch, data: { consentText: 'Akkoord' } })
}
const errorsOf = async (response: Response) => {
  expect(response.status).toBe(422)
  return (await bodyAs(response, problem)).errors
}
/** A field that is new, and so in the language that adds it alone. */
const added = { blockType: 'text', label: 'Nieuw', width: 'full', autocomplete: 'off' } as const
const data = { name: 'Noor', email: 'noor@example.org' }

describe('GET /api/forms/{uuid}', () => {
  it('returns the fields in each locale, without recipients', async () => {
    const english = await bodyAs(await get(form.id, 'en'), dataOf(formDefinition))
    expect(english.data).toMatchObject({
      id: form.id,
      submitLabel: 'Send',
      consentText: null,
      fields: [
        { type: 'text', name: 'name', label: 'Name', required: true, autocomplete: 'name' },
        { type: 'email', label: 'E-mail', autocomplete: 'email' },
        { type: 'select', options: [{ value: 'work', label: 'Work' }, { value: 'other' }] },
        { name: 'what', showWhen: { field: 'subject', value: 'other' } },
        { name: 'weeks', min: 1, max: 10 },
        { name: 'news' },
        { name: 'start' },
      ],
    })
    const dutch = await get(form.id)
    expect((await bodyAs(dutch.clone(), dataOf(formDefinition))).data.fields[0]?.label).toBe('Naam')
    expect(await dutch.text()).not.toMatch(/inbox@kade|retention|recipients|tenant/)
    expect(dutch.headers.get('cache-tag')?.split(',')).toContain(`form:${form.id}`)
  })

  it('is 404 for another tenant’s form, and in a locale that it is not written in', async () => {
    const other = await createCompany(payload)
    expect((await get(form.id, 'nl', other.domain.hostname)).status).toBe(404)
    const unwritten = await createForm(payload, company)
    const dutch = { collection: 'forms', id: unwritten.id, locale: 'nl', ...scene } as const
    await payload.update({ ...dutch, data: { fields: [{ ...added, name: 'other' }] } })
    expect((await get(unwritten.id, 'en')).status).toBe(404)
    expect((await send({ locale: 'en' }, { to: unwritten })).status).toBe(404)
  })

  it('omits and does not require fields that only have texts in the other locale', async () => {
    const own = await createForm(payload, company)
    const option = { value: 'new', label: 'Nieuw' }
    const fields: Form['fields'] = [
      { ...added, name: 'extra', required: true },
      ...own.fields.map((field) =>
        field.blockType === 'select' ? { ...field, options: [...(field.options ?? []), option] } : field,
      ),
      { ...added, name: 'beside', showWhen: { field: 'extra' } },
      { blockType: 'message', text: 'Nieuw' },
    ]
    await payload.update({ collection: 'forms', id: own.id, locale: 'nl', data: { fields }, ...scene })
    const asked = async (locale: string) =>
      (await bodyAs(await get(own.id, locale), dataOf(formDefinition))).data.fields
    expect(await asked('nl')).toHaveLength(own.fields.length + 3)
    const english = await asked('en')
    expect(english.map(({ name }) => name)).toEqual(own.fields.map((field) => 'name' in field && field.name))
    expect(english[2]?.options.map(({ value }) => value)).toEqual(['work', 'other'])
    expect((await send({ locale: 'en', data }, { to: own })).status).toBe(201)
    expect(await errorsOf(await send({ data }, { to: own }))).toMatchObject([{ path: 'data.extra' }])
    const refused = await send({ locale: 'en', data: { ...data, subject: 'new' } }, { to: own })
    expect(await errorsOf(refused)).toMatchObject([{ path: 'data.subject' }])
  })
})

describe('a page that shows a form', () => {
  it('does not disclose the recipients', async () => {
    const page = await createPage(payload, company, {
      blocks: [{ blockType: 'form', heading: 'Schrijf', form: form.id, tone: 'ground' }],
    })
    const path = `/${page.id}`
    await createPageUrl(payload, company, page, path)
    const response = await call('/api/pages', { body: { path }, host: company.domain.hostname })
    expect(response.status).toBe(200)
    const text = await response.text()
    expect(text).toContain(form.id)
    expect(text).not.toMatch(/inbox@kade|retentionDays|minSeconds/)
  })

  it('shows it only in locales with the consent text, if one of them has it', async () => {
    const asking = await askingInDutch()
    const block = { blockType: 'form', heading: 'Schrijf', form: asking.id, tone: 'ground' } as const
    const page = await createPage(payload, company, { blocks: [block] })
    const english = { title: 'Write', blocks: page.blocks, _status: 'published' } as const
    await payload.update({ collection: 'pages', id: page.id, locale: 'en', data: english, ...scene })
    for (const locale of LOCALES) await createPageUrl(payload, company, page, `/${page.id}`, locale)
    const shown = async (path: string) => {
      const response = await call('/api/pages', { body: { path }, host: company.domain.hostname })
      expect(response.status).toBe(200)
      return (await response.text()).includes('"submitLabel"')
    }
    expect([await shown(`/${page.id}`), await shown(`/en/${page.id}`)]).toEqual([true, false])
  })
})

describe('POST /api/forms', () => {
  it('stores the answers as text and as sent, with the page and the expiry date', async () => {
    const response = await send({
      data: { ...data, subject: 'other', what: ' a\r\nb ', weeks: 4, news: true, start: '2026-12-01' },
    })
    expect(response.status).toBe(201)
    const { data: answer } = await bodyAs(response.clone(), dataOf(submissionReceipt))
    expect(answer.confirmation).toEqual({ type: 'message', title: 'Dank u wel', text: null })
    const submission = await stored(response)
    expect(submission).toMatchObject({
      form: form.id,
      tenant: company.tenant.id,
      domain: company.domain.id,
      locale: 'nl',
      pagePath: '/contact',
      summary: 'Noor, noor@example.org',
      read: false,
      status: 'inbox',
      mail: 'none',
    })
    expect(submission.submissionData?.map(({ label, value }) => [label, value])).toEqual([
      ['Naam', 'Noor'],
      ['E-mailadres', 'noor@example.org'],
      ['Werk', 'Iets anders'],
      ['Wat dan?', 'a\nb'],
      ['N', '4'],
      ['C', 'Ja'],
      ['D', 'dinsdag 1 december 2026'],
    ])
    const chosen = { subject: 'other', weeks: 4, news: true, start: '2026-12-01' }
    expect(submission.values).toEqual({ ...data, what: 'a\nb', ...chosen })
    const days = (Date.parse(submission.expiresAt) - Date.now()) / DAY_MS
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThan(30.1)
  })

  it('stores no IP address, only a fingerprint that changes every day', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' }
    const submissions = await Promise.all(
      [1, 2].map(async () =>
        stored(
          await call('/api/forms', { body: submissionOf(form), host: company.domain.hostname, headers }),
        ),
      ),
    )
    expect(JSON.stringify(submissions)).not.toContain('203.0.113')
    expect(submissions[0]?.senderHash).toBe(submissions[1]?.senderHash)
    expect((await stored(await send())).senderHash).not.toBe(submissions[0]?.senderHash)
  })

  it.each([
    ['the decoy is filled in', { website: 'https://spam.example' }],
    ['it comes faster than a person can type', { seconds: 0.4 }],
  ])('gives the same response and marks the submission as spam when %s', async (_, own) => {
    const response = await send(own)
    expect(response.status).toBe(201)
    expect(await stored(response)).toMatchObject({ status: 'spam', spamScore: 1, mail: 'none' })
  })

  it('reports errors per field in the requested locale', async () => {
    const wrong = { name: ' ', email: 'no', subject: 'what', weeks: 11, start: 'tomorrow' }
    expect(await errorsOf(await send({ data: wrong }))).toEqual([
      { path: 'data.name', message: 'Vul dit in.' },
      { path: 'data.email', message: 'Vul een e-mailadres in, zoals naam@voorbeeld.nl.' },
      { path: 'data.subject', message: 'Kies een van de antwoorden.' },
      { path: 'data.weeks', message: 'Vul een getal in van hoogstens 10.' },
      { path: 'data.start', message: 'Kies een datum.' },
    ])
    expect(await errorsOf(await send({ locale: 'en', data: {} }))).toEqual([
      { path: 'data.name', message: 'Fill this in.' },
      { path: 'data.email', message: 'Fill this in.' },
    ])
  })

  it.each([
    ['a field that it does not have', { ...data, admin: 'x' }, 'data.admin'],
    ['a field that is not shown with these answers', { ...data, what: 'x' }, 'data.what'],
    ['a number as text', { ...data, weeks: '4' }, 'data.weeks'],
    ['text as yes or no', { ...data, name: true }, 'data.name'],
    ['a line break in an e-mail address', { ...data, email: 'a@b.nl\r\nBcc: c@d.nl' }, 'data.email'],
    ['more than a line holds', { ...data, name: 'x'.repeat(301) }, 'data.name'],
    ['a list', { ...data, name: ['x'] }, 'data.name'],
  ])('refuses %s', async (_, sent, path) => {
    expect((await errorsOf(await send({ data: sent })))?.map((error) => error.path)).toContain(path)
  })

  it('requires consent if the form does', async () => {
    const asking = await createForm(payload, company, { consentText: 'Akkoord' })
    expect(await errorsOf(await send({}, { to: asking }))).toEqual([
      { path: 'consent', message: 'Vink aan dat u akkoord gaat.' },
    ])
    const agreed = await send({ consent: true }, { to: asking })
    expect((await stored(agreed)).consentText).toBe('Akkoord')
  })

  it('accepts nothing in a locale that lacks the consent text of another', async () => {
    const asking = await askingInDutch()
    expect((await get(asking.id)).status).toBe(200)
    expect((await get(asking.id, 'en')).status).toBe(404)
    for (const consent of [{}, { consent: true }])
      expect((await send({ locale: 'en', ...consent }, { to: asking })).status).toBe(404)
    const where = { form: { equals: asking.id } }
    expect((await payload.count({ collection: 'form-submissions', where, ...scene })).totalDocs).toBe(0)
    const english = { collection: 'forms', id: asking.id, locale: 'en', ...scene } as const
    await payload.update({ ...english, data: { consentText: 'I agree' } })
    const { data: asked } = await bodyAs(await get(asking.id, 'en'), dataOf(formDefinition))
    expect(asked.consentText).toBe('I agree')
    expect((await send({ locale: 'en', consent: true }, { to: asking })).status).toBe(201)
  })

  it('is 404 for another tenant’s form, and stores nothing', async () => {
    const other = await createCompany(payload)
    expect((await send({}, { host: other.domain.hostname })).status).toBe(404)
    const { totalDocs } = await payload.count({
      collection: 'form-submissions',
      where: { tenant: { equals: other.tenant.id } },
      ...scene,
    })
    expect(totalDocs).toBe(0)
  })

  it('limits submissions per visitor and hour, with Retry-After', async () => {
    const spam = { honeypot: true, minSeconds: 0, perHour: 2 }
    const strict = await createForm(payload, company, { spam })
    const headers = newVisitor()
    const again = () =>
      call('/api/forms', { body: submissionOf(strict), host: company.domain.hostname, headers })
    const statuses = [(await again()).status, (await again()).status]
    const refused = await again()
    expect([...statuses, refused.status]).toEqual([201, 201, 429])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect((await send({}, { to: strict })).status).toBe(201)
  })

  it('rejects more than a megabyte, and text that Postgres cannot store', async () => {
    expect((await send({ data: { ...data, name: 'x'.repeat(1024 * 1024) } })).status).toBe(413)
    expect((await send({ data: { ...data, name: 'a\u0000b' } })).status).toBe(400)
  })
})
