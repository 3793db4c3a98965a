import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Form, FormSubmission } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { configureMail } from '@/src/testing/configured-mail'
import { createForm, createSubmission } from '@/src/testing/forms'
import type { Mailbox } from '@/src/testing/mailbox'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

const SUBMISSIONS = '/api/admin/form-submissions'

let payload: Payload
let company: Company
let other: Company
let form: Form
let mailbox: Mailbox

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  form = await createForm(payload, company)
  mailbox = await configureMail(payload)
})
afterAll(() => mailbox.stop())

const received = (data: Partial<FormSubmission> = {}) => createSubmission(payload, form, data)
const read = (id: string) =>
  payload.findByID({ collection: 'form-submissions', id, depth: 0, overrideAccess: true })

type Asked = { method?: string; body?: unknown; headers?: Record<string, string> }
const ask = async (path: string, by: Person = company.editor, request: Asked = {}) =>
  call(`${SUBMISSIONS}${path}`, { token: await tokenOf(payload, by), ...request })
const change = (id: string, body: object, by?: Person, headers = {}) =>
  ask(`/${id}`, by, { method: 'PATCH', body, headers })
const bulk = async (body: object, by?: Person) => {
  const answer = await ask('/bulk', by, { body })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return ((await answer.json()) as { data: { documents: object[] } }).data
}
const jobsFor = async (submission: string, task: string) => {
  const { rows } = await payload.db.pool.query<{ id: string }>(
    `SELECT id FROM payload_jobs WHERE task_slug = $1 AND input->>'submission' = $2`,
    [task, submission],
  )
  return rows.length
}

describe('a change of a submission', () => {
  it('sets status, read and assignee, and nothing of what the visitor sent', async () => {
    const { id } = await received()
    const answer = await change(id, {
      status: 'done',
      read: true,
      assignee: company.editor.id,
      summary: 'Nee',
    })
    expect(answer.status).toBe(200)
    expect(await read(id)).toMatchObject({
      ...{ status: 'done', read: true, assignee: company.editor.id, summary: 'Noor de Boer' },
    })
  })

  it('is rejected for a viewer, from another tenant and for an old version', async () => {
    const { id } = await received()
    const etag = (await ask(`/${id}`)).headers.get('etag') ?? ''
    expect((await change(id, { status: 'done' }, company.viewer)).status).toBe(403)
    expect((await change(id, { status: 'done' }, other.admin)).status).toBe(404)
    expect((await change(id, { read: true })).status).toBe(200)
    expect((await change(id, { status: 'done' }, company.editor, { 'if-match': etag })).status).toBe(412)
    expect((await read(id)).status).toBe('inbox')
  })

  it('is in the audit log, without the visitor’s name', async () => {
    const { id } = await received()
    await change(id, { status: 'done', assignee: company.admin.id })
    const { rows } = await payload.db.pool.query<{ document_title: string | null; changes: object }>(
      'SELECT document_title, changes FROM audit_log WHERE document_id = $1 ORDER BY created_at DESC LIMIT 1',
      [id],
    )
    expect(rows[0]?.document_title).toBeNull()
    expect(JSON.stringify(rows[0]?.changes)).toContain('"status"')
    expect(JSON.stringify(rows[0]?.changes)).toContain('"assignee"')
  })
})

describe('an assignee', () => {
  it('is only somebody who may handle submissions of the tenant', async () => {
    const { id } = await received()
    for (const person of [other.editor, company.viewer]) {
      const answer = await change(id, { assignee: person.id })
      expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ path: 'assignee' }] }])
    }
    expect((await read(id)).assignee).toBeNull()
  })

  it('is one of the people that the API lists', async () => {
    const { data } = (await (await ask('/people')).json()) as { data: { id: string }[] }
    const ids = data.map((person) => person.id)
    expect(ids).toEqual(expect.arrayContaining([company.admin.id, company.editor.id]))
    expect(ids).not.toContain(company.viewer.id)
    expect(ids).not.toContain(other.editor.id)
  })

  it('gets a mail in their language that leads to the submission, without its answers', async () => {
    const { id: assignee, email } = await createPerson(payload, { role: 'editor', tenant: company.tenant })
    await payload.update({
      collection: 'users',
      id: assignee,
      data: { language: 'en' },
      overrideAccess: true,
    })
    const { id } = await received()
    await change(id, { assignee })
    const { message } = await mailbox.next(email)
    expect(message.subject).toContain(`${company.editor.name} assigned a submission to you`)
    expect(message.text).toContain(`/en/admin/form-submissions/${id}`)
    expect(message.text).not.toContain('Noor')
  })

  it('gets none for assigning it to themselves, or for another change', async () => {
    const { id } = await received()
    await change(id, { assignee: company.editor.id })
    await change(id, { status: 'done' }, company.admin)
    expect(await jobsFor(id, 'mailAssignee')).toBe(0)
  })

  it('is what a list can be narrowed to', async () => {
    const [mine, theirs, nobodys] = [await received(), await received(), await received()]
    await change(mine.id, { assignee: company.editor.id })
    await change(theirs.id, { assignee: company.admin.id })
    const listed = async (assignee: string) => {
      const answer = await ask(`/index?assignee=${assignee}&limit=100`)
      return ((await answer.json()) as { data: { id: string }[] }).data.map(({ id }) => id)
    }
    expect(await listed('me')).toContain(mine.id)
    expect(await listed('me')).not.toContain(theirs.id)
    expect(await listed(company.admin.id)).toContain(theirs.id)
    expect(await listed('none')).toContain(nobodys.id)
    expect(await listed('none')).not.toContain(mine.id)
  })
})

describe('a bulk change', () => {
  it('does each by itself, and says what was so already and what is not there', async () => {
    const [first, second] = [await received(), await received({ status: 'done' })]
    const foreign = await createSubmission(payload, await createForm(payload, other))
    const result = await bulk({ action: 'done', ids: [first.id, second.id, foreign.id] })
    expect(result).toMatchObject({
      ...{ done: 1, unchanged: 1, rejected: 1 },
      documents: [{ outcome: 'done' }, { outcome: 'unchanged' }, { outcome: 'rejected', summary: null }],
    })
    expect((await read(foreign.id)).status).toBe('inbox')
  })

  it('marks as read, assigns and deletes', async () => {
    const { id } = await received()
    await bulk({ action: 'read', ids: [id] })
    await bulk({ action: 'assign', assignee: company.editor.id, ids: [id] })
    expect(await read(id)).toMatchObject({ read: true, assignee: company.editor.id })
    const rejected = await bulk({ action: 'assign', assignee: company.viewer.id, ids: [id] })
    expect(rejected).toMatchObject({ documents: [{ outcome: 'rejected', reason: expect.any(String) }] })
    await bulk({ action: 'delete', ids: [id] })
    await expect(read(id)).rejects.toMatchObject({ status: 404 })
  })

  it('is rejected for a viewer, and without an assignee to assign to', async () => {
    const { id } = await received()
    expect((await ask('/bulk', company.viewer, { body: { action: 'delete', ids: [id] } })).status).toBe(403)
    expect((await ask('/bulk', company.editor, { body: { action: 'assign', ids: [id] } })).status).toBe(422)
  })
})

describe('what arrived as spam', () => {
  const spam = { status: 'spam', spamScore: 1, mail: 'none', webhook: 'none' } as const

  it('is delivered once, when somebody says that it is none', async () => {
    const { id } = await received({ ...spam, domain: company.domain.id })
    await bulk({ action: 'inbox', ids: [id] })
    expect((await mailbox.next('inbox@kade.example')).message.subject).toBe('Contact: nieuwe inzending')
    await bulk({ action: 'spam', ids: [id] })
    await bulk({ action: 'inbox', ids: [id] })
    expect(await jobsFor(id, 'mailSubmission')).toBe(1)
  })

  it('is not delivered when it was only marked as spam, after its delivery', async () => {
    const { id } = await received({ mail: 'sent', spamScore: 0 })
    await bulk({ action: 'spam', ids: [id] })
    await bulk({ action: 'inbox', ids: [id] })
    expect(await jobsFor(id, 'mailSubmission')).toBe(0)
  })
})
