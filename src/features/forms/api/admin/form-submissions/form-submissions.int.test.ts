import { parse } from 'csv-parse/sync'
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Form } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createForm, createSubmission } from '@/src/testing/forms'
import { type Company, createCompany } from '@/src/testing/tenants'
import { listOf } from '@/src/api/core/list'
import { dataOf } from '@/src/api/core/schemas'
import { HOUR_MS } from '@/src/lib/durations'
import { submission as submissionSchema, submissionSummary } from './schemas'

const SUBMISSIONS = '/api/admin/form-submissions'

let payload: Payload
let company: Company
let form: Form
let viewer: string
let foreign: string
let ids: { read: string; spam: string; old: string }

const anHourAgo = () => new Date(Date.now() - HOUR_MS).toISOString()
const answer = (field: string, value: string) => ({ field, label: field, value })

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  viewer = await tokenOf(payload, company.viewer)
  foreign = await tokenOf(payload, (await createCompany(payload)).admin)
  form = await createForm(payload, company)
  await createSubmission(payload, await createForm(payload, company), { summary: 'Van een ander formulier' })
  const send = async (data: Parameters<typeof createSubmission>[2]) =>
    (await createSubmission(payload, form, data)).id
  ids = {
    old: await send({
      summary: 'Oud',
      createdAt: '2020-01-02T03:04:05.000Z',
      submissionData: [answer('fax', '1')],
    }),
    spam: await send({
      status: 'spam',
      submissionData: [answer('name', '=cmd|calc'), answer('what', 'a,"b"\nc')],
    }),
    read: await send({ read: true, summary: 'Gelezen', consentText: 'Ik ga akkoord.' }),
  }
})

const list = async (query: string, token = viewer) => {
  const response = await call(`${SUBMISSIONS}/index?form=${form.id}${query}`, { token })
  expect(response.status).toBe(200)
  return (await bodyAs(response, listOf(submissionSummary))).data.map(({ id }) => id)
}
const get = (id: string, token = viewer) => call(`${SUBMISSIONS}/${id}`, { token })
const exported = (query = '', token = viewer) =>
  call(`${SUBMISSIONS}/export?form=${form.id}${query}`, { token })
const rowsOf = async (response: Response): Promise<Record<string, string>[]> =>
  parse(await response.text(), { columns: true, bom: true })

describe('submissions', () => {
  it('are listed newest first, and filtered by form, status, read, time and search text', async () => {
    expect(await list('')).toEqual([ids.read, ids.spam, ids.old])
    expect(await list('&status=spam')).toEqual([ids.spam])
    expect(await list('&read=true')).toEqual([ids.read])
    expect(await list('&read=false')).toEqual([ids.spam, ids.old])
    expect(await list('&to=2020-02-01')).toEqual([ids.old])
    expect(await list('&from=2020-02-01T00:00:00Z&status=inbox')).toEqual([ids.read])
    expect(await list('&to=2020-01-02T05:04:05%2B02:00')).toEqual([])
    expect(await list('&to=2020-01-02T05:04:06%2B02:00')).toEqual([ids.old])
    expect(await list('&search=calc')).toEqual([ids.spam])
  })

  it.each(['status=new', 'read=yes', 'from=yesterday', 'form=x', 'unknown=1'])(
    'rejects ?%s',
    async (query) => {
      expect((await call(`${SUBMISSIONS}/index?${query}`, { token: viewer })).status).toBe(422)
    },
  )

  it('are read in full one by one, by their own tenant', async () => {
    const { data } = await bodyAs(await get(ids.read), dataOf(submissionSchema))
    expect(data).toMatchObject({
      form: form.id,
      consentText: 'Ik ga akkoord.',
      answers: [{ field: 'name', label: 'Naam', value: 'Noor de Boer', raw: 'Noor de Boer' }],
    })
    const old = await bodyAs(await get(ids.old), dataOf(submissionSchema))
    expect(old.data.answers).toMatchObject([{ field: 'fax', value: '1', raw: null }])
    expect((await get(ids.read, foreign)).status).toBe(404)
  })
})

describe('the CSV export of a form', () => {
  it('has the form’s fields as columns, in order, and those of removed fields', async () => {
    const response = await exported()
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toContain('attachment')
    const rows = await rowsOf(response)
    expect(rows.map((row) => row['submission-id'])).toEqual([ids.read, ids.spam, ids.old])
    const columns = Object.keys(rows[0] ?? {})
    expect(columns.slice(7)).toEqual(['name', 'email', 'subject', 'what', 'weeks', 'news', 'start', 'fax'])
    expect(rows[1]).toMatchObject({ what: 'a,"b"\nc', 'submission-status': 'spam' })
    expect(rows[2]).toMatchObject({ fax: '1', name: '', 'sent-at': '2020-01-02T03:04:05.000Z' })
  })

  it('has the answers as text, or as they were sent where that was stored', async () => {
    const own = await createForm(payload, company)
    const answers = (label: string) => [answer('news', 'Ja'), answer('weeks', '1.000'), answer('name', label)]
    const values = { news: true, weeks: 1000, name: '=1' }
    await createSubmission(payload, own, { submissionData: answers('=1'), values })
    await createSubmission(payload, own, { submissionData: answers('oud'), values: null })
    const columns = async (query: string) => {
      const rows = await rowsOf(await call(`${SUBMISSIONS}/export?form=${own.id}${query}`, { token: viewer }))
      return rows.map(({ news, weeks, name }) => [news, weeks, name]).toSorted()
    }
    const words = ['Ja', '1.000', 'oud']
    expect(await columns('')).toEqual([['Ja', '1.000', "'=1"], words])
    expect(await columns('&answers=raw')).toEqual([words, ['true', '1000', "'=1"]])
    expect((await exported('&answers=both')).status).toBe(422)
  })

  it('contains no formula', async () => {
    const [spam] = await rowsOf(await exported('&status=spam'))
    expect(spam?.['name']).toBe("'=cmd|calc")
  })

  it('can be filtered, and is limited to the tenant’s own forms', async () => {
    expect(await rowsOf(await exported('&to=2020-02-01'))).toHaveLength(1)
    expect(await rowsOf(await exported('&to=2019-02-01'))).toEqual([])
    expect((await exported('', foreign)).status).toBe(404)
    expect((await call(`${SUBMISSIONS}/export`, { token: viewer })).status).toBe(422)
  })

  it('is a snapshot: concurrent submissions duplicate or omit nothing', async () => {
    const { drizzle } = payload.db as unknown as PostgresAdapter
    const own = await createForm(payload, company)
    const { id } = await createSubmission(payload, own, { summary: 'Eerst' })
    const copies = (count: number, age: string) =>
      drizzle.execute(sql`INSERT INTO form_submissions
        SELECT (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'created_at', now() - ${age}::interval))).*
        FROM form_submissions s, generate_series(1, ${count}) WHERE s.id = ${id}`)
    await copies(1100, '1 day')
    let reading = true
    const reads = call(`${SUBMISSIONS}/export?form=${own.id}`, { token: viewer }).finally(() => {
      reading = false
    })
    while (reading) await copies(100, '0')
    const ids = (await rowsOf(await reads)).map((row) => row['submission-id'])
    expect(new Set(ids).size).toBe(ids.length)
    const sent = (
      await rowsOf(await call(`${SUBMISSIONS}/export?form=${own.id}&to=${anHourAgo()}`, { token: viewer }))
    ).map((row) => row['submission-id'])
    expect(sent).toHaveLength(1100)
    expect(ids).toEqual(expect.arrayContaining(sent))
  })
})
