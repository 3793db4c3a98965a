import { once as event } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import type { Form } from '@/payload-types'
import { startChild } from '@/scripts/child'
import { payloadInstance } from '@/src/platform/payload'
import { configureMail } from '@/src/testing/configured-mail'
import { createForm, createSubmission } from '@/src/testing/forms'
import { readJob, waitingJob } from '@/src/testing/jobs'
import type { Mailbox } from '@/src/testing/mailbox'
import { type Company, createCompany } from '@/src/testing/tenants'
import { recoverAbandonedJobs } from '@/src/upstream/payload/jobs/recover-abandoned-jobs'

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

const WORKER = fileURLToPath(new URL('../../../testing/stalling-worker.ts', import.meta.url))

/** Lets another process run the job, and kills it where it stalls. */
async function runAndKill(job: string, when: 'unsent' | 'sent'): Promise<void> {
  const env = { ...process.env, SMTP_URL: mailbox.url, SMTP_FROM: 'site@kade.example' }
  const child = startChild(WORKER, [job, when], { env, typescript: true, quiet: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  const ended = event(child, 'exit')
  const stalled = await Promise.race([event(child, 'message').then(() => true), ended.then(() => false)])
  expect(stalled, output).toBe(true)
  child.kill('SIGKILL')
  await ended
}

const recover = (job: string) =>
  vi.waitFor(
    async () => {
      await recoverAbandonedJobs(payload)
      expect((await readJob(payload, job)).processing).toBe(false)
    },
    { timeout: 10_000, interval: 50 },
  )

const stateOf = async (id: string) =>
  payload.findByID({ collection: 'form-submissions', id, depth: 0, overrideAccess: true })

it('loses no mail when the process is killed before it is sent', async () => {
  const { id } = await createSubmission(payload, form, { mail: 'pending', domain: company.domain.id })
  const job = await waitingJob(payload, 'mailSubmission', { submission: id })
  await runAndKill(job, 'unsent')
  expect(await readJob(payload, job)).toMatchObject({ processing: true })
  expect(await payload.jobs.runByID({ id: job })).toMatchObject({ noJobsRemaining: true })

  await recover(job)
  await payload.jobs.runByID({ id: job })
  expect((await mailbox.next()).message.messageId).toBe(`<submission.${id}@kade.example>`)
  expect(await stateOf(id)).toMatchObject({ mail: 'sent', mailAttempts: 2 })
}, 60_000)

it('sends a mail again under the same Message-ID when the process is killed before that is stored', async () => {
  const { id } = await createSubmission(payload, form, { mail: 'pending', domain: company.domain.id })
  const job = await waitingJob(payload, 'mailSubmission', { submission: id })
  await runAndKill(job, 'sent')
  await recover(job)
  await payload.jobs.runByID({ id: job })
  const [first, second] = [await mailbox.next(), await mailbox.next()]
  expect(second.message.messageId).toBe(first.message.messageId)
  expect(await stateOf(id)).toMatchObject({ mail: 'sent' })
}, 60_000)
