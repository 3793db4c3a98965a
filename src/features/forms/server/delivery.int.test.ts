import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import type { Form } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { call } from '@/src/testing/api'
import { configureMail } from '@/src/testing/configured-mail'
import { createForm, newVisitor, submissionOf } from '@/src/testing/forms'
import { jobOf, readJob } from '@/src/testing/jobs'
import type { Mailbox } from '@/src/testing/mailbox'
import { type Company, createCompany } from '@/src/testing/tenants'
import { DAY_MS } from '@/src/lib/durations'
import { eraseExpired } from './erase-expired'

let payload: Payload
let company: Company
let mailbox: Mailbox
let form: Form

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  form = await createForm(payload, company, {
    recipients: [{ email: 'a@kade.example' }, { email: 'b@kade.example' }],
  })
  mailbox = await configureMail(payload)
})
afterAll(() => mailbox.stop())

const send = async (own: Record<string, unknown> = {}, to = form): Promise<string> => {
  const response = await call('/api/forms', {
    body: submissionOf(to, own),
    host: company.domain.hostname,
    headers: newVisitor(),
  })
  expect(response.status).toBe(201)
  const { data } = (await response.json()) as { data: { id: string } }
  return data.id
}
const read = (id: string) =>
  payload.findByID({ collection: 'form-submissions', id, depth: 0, overrideAccess: true })
const waitForMailState = (id: string, state: string) =>
  vi.waitFor(async () => expect((await read(id)).mail).toBe(state), { timeout: 10_000, interval: 50 })
const inAnHour = () => new Date(Date.now() + 3_600_000)

describe('delivery of a submission', () => {
  it('mails every recipient in the visitor’s locale, with the visitor as reply address', async () => {
    const id = await send({ data: { name: 'Noor <b>', email: 'noor@example.org' } })
    const { envelope, message } = await mailbox.next()
    expect(envelope.to).toEqual(['a@kade.example', 'b@kade.example'])
    expect(message.subject).toBe('Contact: nieuwe inzending')
    expect(message.replyTo).toMatchObject([{ address: 'noor@example.org' }])
    expect(message.text).toContain('Naam:\nNoor <b>')
    expect(message.html).toContain('Noor &lt;b&gt;')
    expect(message.text).toContain(`/admin/form-submissions/${id}`)
    await waitForMailState(id, 'sent')
  })

  it('retries with the same Message-ID when the mail server rejects the mail', async () => {
    mailbox.refuse(true)
    const id = await send({ locale: 'en' })
    await waitForMailState(id, 'failed')
    const job = await jobOf(payload, 'mailSubmission', { submission: id })
    expect(job).toMatchObject({ hasError: false, totalTried: 1 })
    expect(Date.parse(job.waitUntil ?? '')).toBeGreaterThan(Date.now())
    mailbox.refuse(false)
    await payload.jobs.runByID({ id: job.id })
    const { message } = await mailbox.next()
    expect(message.subject).toBe('Contact: new submission')
    expect(message.messageId).toBe(`<submission.${id}@kade.example>`)
    expect(await read(id)).toMatchObject({ mail: 'sent', mailAttempts: 2 })
    expect((await readJob(payload, job.id)).completedAt).toBeTruthy()
  })

  it('sends no mail for spam or for a form without recipients', async () => {
    const silent = await createForm(payload, company, { recipients: [] })
    const ids = [await send({ seconds: 0 }), await send({}, silent)]
    for (const id of ids) expect((await read(id)).mail).toBe('none')
  })

  it('erases a submission when its retention period is over, and not before', async () => {
    const id = await send()
    await mailbox.next()
    await waitForMailState(id, 'sent')
    await eraseExpired(payload, inAnHour())
    expect((await read(id)).id).toBe(id)
    await eraseExpired(payload, new Date(Date.now() + 31 * DAY_MS))
    await expect(read(id)).rejects.toMatchObject({ status: 404 })
  })

  it('erases the other submissions when one cannot be erased', async () => {
    const [stuck, other] = [await send(), await send()]
    for (const id of [stuck, other]) {
      await mailbox.next()
      await waitForMailState(id, 'sent')
    }
    const { drizzle } = payload.db
    await drizzle.execute(`create function keep() returns trigger language plpgsql as $$
      begin raise exception 'kept'; end $$`)
    await drizzle.execute(`create trigger keep before delete on form_submissions
      for each row when (old.id = '${stuck}') execute function keep()`)
    await eraseExpired(payload, new Date(Date.now() + 31 * DAY_MS))
    await drizzle.execute('drop function keep cascade')
    expect((await read(stuck)).id).toBe(stuck)
    await expect(read(other)).rejects.toMatchObject({ status: 404 })
  })
})
