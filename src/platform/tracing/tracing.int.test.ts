import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterEach, beforeAll, expect, it } from 'vitest'

import { sealWebhookSecret } from '@/src/features/forms/server/webhook/secret'
import { sendWebhook } from '@/src/features/forms/server/webhook/send-webhook'
import { payloadInstance } from '@/src/platform/payload'
import { createForm, createSubmission } from '@/src/testing/forms'
import { waitingJob } from '@/src/testing/jobs'
import { startOtlpReceiver } from '@/src/testing/otlp-receiver'
import { createCompany } from '@/src/testing/tenants'
import { inSpan, tracing } from './spans'
import { startTracing } from './start-tracing'

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})
afterEach(() => tracing()?.stop())

/** The spans that the collector receives of `work`. */
async function spansOf(work: () => Promise<unknown>, ratio = 1) {
  const receiver = await startOtlpReceiver()
  await startTracing({ endpoint: `${receiver.url}/`, serviceName: 'kade', ratio })
  await work().catch(() => undefined)
  await tracing()?.stop()
  await receiver.stop()
  return { ...receiver, spans: receiver.spans() }
}

it('sends spans of a request and of its statements to the collector, by the standard path and name', async () => {
  const secret = 'hunter2'
  const { spans, paths, resourceAttributes } = await spansOf(() =>
    inSpan(
      'request',
      { kind: 'SERVER' },
      async () => await payload.db.drizzle.execute(sql`select ${secret}`),
    ),
  )
  const [request, statement] = ['request', 'postgres SELECT'].map((name) =>
    spans.find((span) => span.name === name),
  )
  expect(statement).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId })
  expect(paths()).toEqual(['/v1/traces'])
  expect(resourceAttributes()).toContainEqual({ key: 'service.name', value: { stringValue: 'kade' } })
  expect(JSON.stringify(spans)).not.toContain(secret)
})

it('marks the span of what fails', async () => {
  const { spans } = await spansOf(() =>
    inSpan('request', {}, async () => await payload.db.drizzle.execute(sql`select 1 / 0`)),
  )
  expect(spans.map(({ name, status }) => [name, status.code])).toEqual([
    ['postgres SELECT', 2],
    ['request', 2],
  ])
})

it('traces a job with its statements, and an outgoing webhook without its URL', async () => {
  const company = await createCompany(payload)
  const webhook = { url: 'https://hooks.example.org/secret-path', secret: sealWebhookSecret('a'.repeat(32)) }
  // As it is read with its hidden fields.
  const form = { ...(await createForm(payload, company)), webhook }
  const submission = await createSubmission(payload, form, {})
  const job = await waitingJob(payload, 'pruneJobs', {})
  const { spans } = await spansOf(async () => {
    await payload.jobs.runByID({ id: job })
    await sendWebhook({ form, submission, now: new Date() }, () => Promise.resolve(200))
  })
  const [task, call] = ['job pruneJobs', 'webhook'].map((name) => spans.find((span) => span.name === name))
  expect(spans.some(({ parentSpanId }) => parentSpanId === task?.spanId)).toBe(true)
  // A client span of OTLP.
  expect(call).toMatchObject({ kind: 3 })
  expect(JSON.stringify(spans)).not.toContain('secret-path')
})

it('sends no query of a URL, which Next.js records', async () => {
  const { spans } = await spansOf(() => {
    const attributes = { 'http.target': '/auth/verify?token=hunter2', 'http.url': 'https://x.nl/a?b=hunter2' }
    return inSpan('GET /auth/verify?token=hunter2', { attributes }, () => Promise.resolve())
  })
  expect(spans[0]?.name).toBe('GET /auth/verify')
  expect(spans[0]?.attributes).toContainEqual({ key: 'http.url', value: { stringValue: 'https://x.nl/a' } })
  expect(JSON.stringify(spans)).not.toContain('hunter2')
})

it('records the configured share of traces', async () => {
  const { spans } = await spansOf(() => inSpan('request', {}, () => Promise.resolve()), 0)
  expect(spans).toEqual([])
})
