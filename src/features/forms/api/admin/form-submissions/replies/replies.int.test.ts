import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { z } from '@hono/zod-openapi'

import type { Form, FormSubmission } from '@/payload-types'
import { REPLIES_PER_HOUR } from '@/src/features/forms/rules/reply'
import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { configureMail } from '@/src/testing/configured-mail'
import { createForm, createSubmission } from '@/src/testing/forms'
import { jobOf } from '@/src/testing/jobs'
import type { Mailbox } from '@/src/testing/mailbox'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'
import type { reply as replySchema } from './schemas'

type Reply = z.output<typeof replySchema>

const VISITOR = 'noor@example.org'
const REPLY = { subject: 'Uw vraag', text: 'Beste Noor,\n\nDat kan <b>morgen</b>.' }

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
})

const received = (data: Partial<FormSubmission> = {}, of = form) =>
  createSubmission(payload, of, {
    submissionData: [
      { field: 'name', label: 'Naam', value: 'Noor de Boer' },
      { field: 'email', label: 'E-mailadres', value: VISITOR },
    ],
    ...data,
  })

const ask = async (id: string, body?: object, by: Person = company.editor, suffix = '') =>
  call(`/api/admin/form-submissions/${id}/replies${suffix}`, {
    token: await tokenOf(payload, by),
    ...(body && { body }),
  })
const repliesTo = async (id: string) => ((await (await ask(id)).json()) as { data: Reply[] }).data
const waitForState = (id: string, state: Reply['state']) =>
  vi.waitFor(async () => expect((await repliesTo(id))[0]?.state).toBe(state), {
    timeout: 10_000,
    interval: 50,
  })

describe('without mail', () => {
  it('a reply is rejected, and says what is not configured', async () => {
    const { id } = await received()
    const answer = await ask(id, REPLY)
    expect([answer.status, await answer.json()]).toMatchObject([503, { detail: /SMTP_URL/ as never }])
  })
})

describe('a reply', () => {
  beforeAll(async () => {
    mailbox = await configureMail(payload)
  })
  afterAll(() => mailbox.stop())

  it('is mailed to the visitor in their language, with what they wrote, and answered to the form’s recipient', async () => {
    const { id } = await received({ locale: 'en' })
    expect((await ask(id, REPLY)).status).toBe(201)
    const { envelope, message } = await mailbox.next(VISITOR)
    expect(envelope.to).toEqual([VISITOR])
    expect(message.subject).toBe('Uw vraag')
    expect(message.replyTo).toMatchObject([{ address: 'inbox@kade.example' }])
    expect(message.text).toContain('Your message of')
    expect(message.text).toContain('Naam:\nNoor de Boer')
    expect(message.html).toContain('&lt;b&gt;morgen')
    await waitForState(id, 'sent')
    expect(await repliesTo(id)).toMatchObject([
      { ...REPLY, recipient: VISITOR, author: { id: company.editor.id, name: company.editor.name } },
    ])
  })

  it('is answered to its author where the form has no recipients', async () => {
    const silent = await createForm(payload, company, { recipients: [] })
    const { id } = await received({}, silent)
    await ask(id, REPLY)
    const { message } = await mailbox.next(VISITOR)
    expect(message.replyTo).toMatchObject([{ address: company.editor.email }])
  })

  it('that the mail server rejects is kept as failed, and sent again', async () => {
    mailbox.refuse(true)
    const { id } = await received()
    await ask(id, REPLY)
    await waitForState(id, 'failed')
    const [failed] = await repliesTo(id)
    await jobOf(payload, 'mailReply', { reply: failed?.id ?? '' })
    mailbox.refuse(false)
    expect((await ask(id, {}, company.viewer, `/${failed?.id}/retry`)).status).toBe(403)
    expect((await ask(id, {}, company.editor, `/${failed?.id}/retry`)).status).toBe(200)
    expect((await mailbox.next(VISITOR)).message.subject).toBe('Uw vraag')
    await waitForState(id, 'sent')
    expect((await ask(id, {}, company.editor, `/${failed?.id}/retry`)).status).toBe(409)
  })

  it('cannot begin another header, be empty, or be sent to a visitor who gave no address', async () => {
    const { id } = await received()
    const hostile = { ...REPLY, subject: 'Uw vraag\r\nBcc: iedereen@example.org' }
    for (const body of [hostile, { ...REPLY, text: ' ' }, { ...REPLY, to: 'iedereen@example.org' }])
      expect((await ask(id, body)).status).toBe(422)
    const silent = await received({ submissionData: [{ field: 'name', label: 'Naam', value: VISITOR }] })
    expect((await ask(silent.id, REPLY)).status).toBe(409)
    expect(await repliesTo(id)).toEqual([])
  })

  it('is rejected for a viewer, and not found from another tenant', async () => {
    const { id } = await received()
    expect((await ask(id, REPLY, company.viewer)).status).toBe(403)
    expect((await ask(id, REPLY, other.admin)).status).toBe(404)
    expect((await ask(id, undefined, other.admin)).status).toBe(404)
    const foreign = await received({}, await createForm(payload, other))
    await ask(foreign.id, REPLY, other.admin)
    const theirs = await payload.db.pool.query<{ id: string }>(
      'SELECT id FROM submission_replies WHERE submission_id = $1',
      [foreign.id],
    )
    await mailbox.next(VISITOR)
    expect((await ask(id, {}, company.editor, `/${theirs.rows[0]?.id}/retry`)).status).toBe(404)
  })

  it('is erased with its submission, as comments on it are', async () => {
    const { id } = await received()
    await ask(id, REPLY)
    await mailbox.next(VISITOR)
    const token = await tokenOf(payload, company.editor)
    const body = { collection: 'form-submissions', document: id, locale: 'nl', text: 'Bellen?' }
    expect((await call('/api/admin/comments', { token, body })).status).toBe(201)
    await payload.delete({ collection: 'form-submissions', id, overrideAccess: true })
    for (const table of ['comments', 'submission_replies']) {
      const { rows } = await payload.db.pool.query(`SELECT id FROM ${table} WHERE submission_id = $1`, [id])
      expect(rows).toEqual([])
    }
  })

  it('is in the audit log, without its text and the visitor', async () => {
    const { id } = await received()
    await ask(id, REPLY)
    await mailbox.next(VISITOR)
    const { rows } = await payload.db.pool.query<Record<string, unknown>>(
      'SELECT * FROM audit_log WHERE document_id = $1',
      [id],
    )
    expect(JSON.stringify(rows)).toContain('reply')
    expect(JSON.stringify(rows)).not.toMatch(/morgen|noor@|Noor/)
  })

  it(`is rejected after ${REPLIES_PER_HOUR} in an hour`, async () => {
    const busy = await createCompany(payload)
    const of = await createForm(payload, busy)
    mailbox.refuse(true)
    const ids = [await received({}, of), await received({}, of)].map(({ id }) => id)
    const statuses: number[] = []
    for (let sent = 0; sent <= REPLIES_PER_HOUR; sent += 1)
      statuses.push((await ask(ids[sent % 2] ?? '', REPLY, busy.editor)).status)
    mailbox.refuse(false)
    expect(statuses.filter((status) => status === 201)).toHaveLength(REPLIES_PER_HOUR)
    expect(statuses.at(-1)).toBe(429)
  })
})
