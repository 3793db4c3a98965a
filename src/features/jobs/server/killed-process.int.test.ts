import { once as event } from 'node:events'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Form } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { configureMail } from '@/src/testing/configured-mail'
import { createForm, createSubmission } from '@/src/testing/forms'
import { readJob, waitingJob } from '@/src/testing/jobs'
import { recoverJob, runAndKill } from '@/src/testing/killed-worker'
import type { Mailbox } from '@/src/testing/mailbox'
import { type Company, createCompany } from '@/src/testing/tenants'

let payload: Payload
let mailbox: Mailbox
let company: Company
let form: Form

beforeAll(async () => {
  payload = await payloadInstance()
  mailbox = await configureMail(payload)
  company = await createCompany(payload)
  form = await createForm(payload, company, { recipients: [{ email: 'a@kade.example' }] })
})
afterAll(() => mailbox.stop())

/** Lets another process run the job, and kills it where it stalls. */
const killWhen = (job: string, when: 'unsent' | 'sent') =>
  runAndKill(job, {
    args: [when],
    env: { SMTP_URL: mailbox.url, SMTP_FROM: 'site@kade.example' },
    stalled: (worker) => event(worker, 'message'),
  })

const stateOf = async (id: string) =>
  payload.findByID({ collection: 'form-submissions', id, depth: 0, overrideAccess: true })

it('loses no mail when the process is killed before it is sent', async () => {
  const { id } = await createSubmission(payload, form, { mail: 'pending', domain: company.domain.id })
  const job = await waitingJob(payload, 'mailSubmission', { submission: id })
  await killWhen(job, 'unsent')
  expect(await readJob(payload, job)).toMatchObject({ processing: true })
  expect(await payload.jobs.runByID({ id: job })).toMatchObject({ noJobsRemaining: true })

  await recoverJob(payload, job)
  await payload.jobs.runByID({ id: job })
  expect((await mailbox.next()).message.messageId).toBe(`<submission.${id}@kade.example>`)
  expect(await stateOf(id)).toMatchObject({ mail: 'sent', mailAttempts: 2 })
}, 60_000)

it('sends a mail again under the same Message-ID when the process is killed before that is stored', async () => {
  const { id } = await createSubmission(payload, form, { mail: 'pending', domain: company.domain.id })
  const job = await waitingJob(payload, 'mailSubmission', { submission: id })
  await killWhen(job, 'sent')
  await recoverJob(payload, job)
  await payload.jobs.runByID({ id: job })
  const [first, second] = [await mailbox.next(), await mailbox.next()]
  expect(second.message.messageId).toBe(first.message.messageId)
  expect(await stateOf(id)).toMatchObject({ mail: 'sent' })
}, 60_000)
