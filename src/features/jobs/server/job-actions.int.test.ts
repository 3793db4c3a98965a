import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Form } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { configureMail } from '@/src/testing/configured-mail'
import { createForm, createSubmission } from '@/src/testing/forms'
import { jobOf, readJob, waitingJob } from '@/src/testing/jobs'
import type { Mailbox } from '@/src/testing/mailbox'
import { callPanel } from '@/src/testing/panel-api'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

let payload: Payload
let mailbox: Mailbox
let company: Company
let form: Form
let superAdmin: Person

beforeAll(async () => {
  payload = await payloadInstance()
  mailbox = await configureMail(payload)
  company = await createCompany(payload)
  form = await createForm(payload, company, { recipients: [{ email: 'a@kade.example' }] })
  superAdmin = await createPerson(payload, { superAdmin: true })
})
afterAll(() => mailbox.stop())

const submission = async () =>
  (await createSubmission(payload, form, { mail: 'pending', domain: company.domain.id })).id
const mailStateOf = async (id: string) =>
  (await payload.findByID({ collection: 'form-submissions', id, depth: 0, overrideAccess: true })).mail

async function act(person: Person | null, id: string, action: 'rerun' | 'cancel'): Promise<Response> {
  const token = person && (await tokenOf(payload, person))
  return callPanel(`/panel-api/jobs/${id}/${action}`, { method: 'POST', ...(token && { token }) })
}

describe('a super admin', () => {
  it('lists jobs, and reads why one failed', async () => {
    const id = await submission()
    mailbox.refuse(true)
    const job = await waitingJob(payload, 'mailSubmission', { submission: id })
    await payload.jobs.runByID({ id: job })
    mailbox.refuse(false)
    const { status, text } = await restRequest(
      payload,
      superAdmin,
      'GET',
      `payload-jobs?where[id][equals]=${job}`,
    )
    expect(status).toBe(200)
    expect(JSON.parse(text)).toMatchObject({
      docs: [
        {
          taskSlug: 'mailSubmission',
          totalTried: 1,
          log: [{ state: 'failed', error: { message: 'Error EENVELOPE 550' } }],
        },
      ],
    })
  })

  it('finds jobs by the name of their task, in any language', async () => {
    await waitingJob(payload, 'mailSubmission', { submission: await submission() })
    const found = async (text: string): Promise<string[]> => {
      const search = `payload-jobs?depth=0&where[or][0][taskName][like]=${encodeURIComponent(text)}`
      const answer = await restRequest(payload, superAdmin, 'GET', search)
      const { docs } = JSON.parse(answer.text) as { docs: { taskSlug: string }[] }
      return [...new Set(docs.map(({ taskSlug }) => taskSlug))]
    }
    expect(await found('inzending mailen')).toEqual(['mailSubmission'])
    expect(await found('Mail a sub')).toEqual(['mailSubmission'])
    expect(await found('Geen enkele taak')).toEqual([])
  })

  it('runs a failed job again, with all its tries', async () => {
    const id = await submission()
    const job = await waitingJob(payload, 'mailSubmission', { submission: id })
    await payload.db.drizzle.execute(
      `update payload_jobs set has_error = true, total_tried = 10 where id = '${job}'`,
    )
    expect((await act(superAdmin, job, 'rerun')).status).toBe(200)
    expect((await mailbox.next()).message.messageId).toBe(`<submission.${id}@kade.example>`)
    expect(await jobOf(payload, 'mailSubmission', { submission: id })).toMatchObject({
      hasError: false,
      totalTried: 1,
    })
    expect((await act(superAdmin, job, 'rerun')).status).toBe(409)
  })

  it('cancels a job: it is not run, and its submission shows as not mailed', async () => {
    const id = await submission()
    const job = await waitingJob(payload, 'mailSubmission', { submission: id })
    expect((await act(superAdmin, job, 'cancel')).status).toBe(200)
    expect(await payload.jobs.runByID({ id: job })).toMatchObject({ noJobsRemaining: true })
    expect(await readJob(payload, job)).toMatchObject({ hasError: true, error: { cancelled: true } })
    expect(await mailStateOf(id)).toBe('failed')
    expect((await act(superAdmin, job, 'cancel')).status).toBe(409)
  })

  it('gets 404 for a job that does not exist', async () => {
    expect((await act(superAdmin, randomUUID(), 'rerun')).status).toBe(404)
    expect((await act(superAdmin, 'x', 'cancel')).status).toBe(422)
  })

  it('cannot create, change or delete jobs', async () => {
    const job = await waitingJob(payload, 'restoreFiles', {})
    const body = { taskSlug: 'restoreFiles', input: {} }
    expect((await restRequest(payload, superAdmin, 'POST', 'payload-jobs', { body })).status).toBe(403)
    expect((await restRequest(payload, superAdmin, 'PATCH', `payload-jobs/${job}`, { body })).status).toBe(
      403,
    )
    expect((await restRequest(payload, superAdmin, 'DELETE', `payload-jobs/${job}`)).status).toBe(403)
    for (const path of ['run', 'handle-schedules'])
      expect((await restRequest(payload, superAdmin, 'GET', `payload-jobs/${path}`)).status).toBe(401)
    await payload.delete({ collection: 'payload-jobs', id: job, overrideAccess: true })
  })
})

describe('anybody else', () => {
  it.each<[string, number, () => Person | null | Promise<Person>]>([
    ['an admin of the tenant', 403, () => company.admin],
    ['an editor of the tenant', 403, () => company.editor],
    ['an admin of another tenant', 403, async () => (await createCompany(payload)).admin],
    ['nobody who is signed in', 401, () => null],
  ])('%s sees no job and runs, cancels or schedules none (%i)', async (_, denied, personOf) => {
    const person = await personOf()
    const job = await waitingJob(payload, 'mailSubmission', { submission: await submission() })
    expect((await restRequest(payload, person, 'GET', 'payload-jobs')).status).toBe(403)
    expect((await restRequest(payload, person, 'GET', `payload-jobs/${job}`)).status).toBe(403)
    for (const action of ['rerun', 'cancel'] as const)
      expect((await act(person, job, action)).status).toBe(denied)
    for (const path of ['run', 'handle-schedules'])
      expect((await restRequest(payload, person, 'GET', `payload-jobs/${path}?allQueues=true`)).status).toBe(
        401,
      )
    expect(await readJob(payload, job)).toMatchObject({ totalTried: 0, processing: false, hasError: false })
    await payload.delete({ collection: 'payload-jobs', id: job, overrideAccess: true })
  })
})
