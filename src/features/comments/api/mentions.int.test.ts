import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { dataOf } from '@/src/api/core/schemas'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs } from '@/src/testing/api'
import { requestComments, comment as commentBy } from '@/src/testing/comments'
import { configureMail } from '@/src/testing/configured-mail'
import { jobOf, readJob } from '@/src/testing/jobs'
import type { Mailbox } from '@/src/testing/mailbox'
import { createPage } from '@/src/testing/pages'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'
import { commentThread } from './schemas'

const SYSTEM = { overrideAccess: true } as const

/** The first link in the text of a message. */
const linkIn = (text: string): string => /https?:\S+/.exec(text)?.[0] ?? ''

let payload: Payload
let company: Company
let other: Company
let mailbox: Mailbox

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  mailbox = await configureMail(payload)
})
afterAll(() => mailbox.stop())

const ask = (path: string, person: Person, request: object = {}) =>
  requestComments(payload, person, path, request)

const comment = (by: Person, own: object = {}) => commentBy(payload, company, { by, ...own })

describe('who can be mentioned', () => {
  it('is anybody with a role in the tenant and an active account', async () => {
    const disabled = await createPerson(payload, { role: 'editor', tenant: company.tenant })
    await payload.update({ collection: 'users', id: disabled.id, data: { status: 'disabled' }, ...SYSTEM })
    const answer = await ask('/people', company.viewer)
    const { data } = (await answer.json()) as { data: { id: string }[] }
    const ids = data.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([company.admin.id, company.editor.id, company.viewer.id]))
    expect(ids).not.toContain(disabled.id)
    expect(ids).not.toContain(other.editor.id)
  })

  it('is nobody of another tenant', async () => {
    const { id: document } = await createPage(payload, company, { status: 'draft' })
    const body = { collection: 'pages', document, locale: 'nl', text: '@Iemand', mentions: [other.editor.id] }
    const answer = await ask('', company.editor, { body })
    expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ path: 'mentions.0' }] }])
    const { rows } = await payload.db.pool.query('SELECT id FROM comments WHERE page_id = $1', [document])
    expect(rows).toEqual([])
  })
})

describe('a mention', () => {
  it('is mailed in the language of who is mentioned, with a link to the comment and nothing else of the draft', async () => {
    const { id: reader, email } = await createPerson(payload, { role: 'viewer', tenant: company.tenant })
    await payload.update({ collection: 'users', id: reader, data: { language: 'en' }, ...SYSTEM })
    const text = 'Wat vind je <b>hiervan</b>?'
    const { id, document } = await comment(company.editor, { text, mentions: [reader] })
    const { message } = await mailbox.next(email)
    expect(message.subject).toContain(`${company.editor.name} mentioned you in a comment`)
    expect(message.text).toContain(text)
    expect(message.html).not.toContain('<b>hiervan')
    expect(message.text).not.toContain('Over ons')
    expect(linkIn(message.text ?? '')).toMatch(
      new RegExp(`/en/admin/cms/pages/${document}\\?locale=nl&comment=${id}$`),
    )
  })

  it('in a reply is mailed with the thread, and in a change only to those who are new in it', async () => {
    const [first, second] = await Promise.all([
      createPerson(payload, { role: 'editor', tenant: company.tenant }),
      createPerson(payload, { role: 'editor', tenant: company.tenant }),
    ])
    const { id } = await comment(company.editor)
    const reply = await ask(`/${id}/replies`, company.editor, { body: { text: 'U?', mentions: [first.id] } })
    const { data } = await bodyAs(reply, dataOf(commentThread))
    const { message } = await mailbox.next(first.email)
    expect(message.text).toContain('U?')
    expect(message.text).toContain(`comment=${id}`)
    await ask(`/${data.replies[0]?.id}`, company.editor, {
      method: 'PATCH',
      body: { text: 'U beiden?', mentions: [first.id, second.id] },
    })
    expect((await mailbox.next(second.email)).message.text).toContain('U beiden?')
    const { rows } = await payload.db.pool.query(
      `SELECT id FROM payload_jobs WHERE task_slug = 'mailComment' AND input->>'account' = $1`,
      [first.id],
    )
    expect(rows).toHaveLength(1)
  })

  it('of somebody who has left the tenant meanwhile is not mailed', async () => {
    const person = await createPerson(payload, { role: 'editor', tenant: company.tenant })
    mailbox.refuse(true)
    const { id } = await comment(company.editor, { mentions: [person.id] })
    const { id: job } = await jobOf(payload, 'mailComment', { comment: id })
    await payload.update({ collection: 'users', id: person.id, data: { tenants: [] }, ...SYSTEM })
    mailbox.refuse(false)
    await payload.update({ collection: 'payload-jobs', id: job, data: { waitUntil: null }, ...SYSTEM })
    await payload.jobs.runByID({ id: job })
    expect((await readJob(payload, job)).completedAt).toEqual(expect.any(String))
    const back = [{ tenant: company.tenant.id, role: 'editor' as const }]
    await payload.update({ collection: 'users', id: person.id, data: { tenants: back }, ...SYSTEM })
    await comment(company.editor, { text: 'Weer aan u', mentions: [person.id] })
    expect((await mailbox.next(person.email)).message.text).toContain('Weer aan u')
  })

  it('of oneself is not mailed', async () => {
    const { id } = await comment(company.editor, { mentions: [company.editor.id] })
    const { rows } = await payload.db.pool.query(
      `SELECT id FROM payload_jobs WHERE task_slug = 'mailComment' AND input->>'comment' = $1`,
      [id],
    )
    expect(rows).toEqual([])
  })
})
