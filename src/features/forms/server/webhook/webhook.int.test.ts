import { createHmac } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Form } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { createForm, createSubmission } from '@/src/testing/forms'
import { type Company, createCompany } from '@/src/testing/tenants'
import { callWebhook } from '../deliver'
import { openWebhookSecret } from './secret'
import type { WebhookRequest } from './post'

const URL = 'https://hooks.kade.example/forms'

let payload: Payload
let company: Company
let form: Form

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  form = await createForm(payload, company, { webhook: { url: URL } })
})

/** A receiver that responds with these statuses in turn, and records the requests. */
function receiver(...statuses: number[]) {
  const received: { url: string; body: string; headers: Record<string, string> }[] = []
  const post: WebhookRequest = (url, body, headers) => {
    received.push({ url, body, headers })
    return Promise.resolve(statuses[received.length - 1] ?? 500)
  }
  return { received, post }
}

/** A function that runs the webhook job of a submission, as often as it is called. */
async function deliveryOf(submission: string) {
  const req = await createLocalReq({}, payload)
  const { id } = await payload.jobs.queue({ task: 'callWebhook', input: { submission }, req })
  return (post: WebhookRequest) => callWebhook(req, { jobId: String(id), submission }, post)
}

/** The secret as it is stored. */
async function sealedSecret(id: string): Promise<string> {
  const options = {
    collection: 'forms',
    id,
    overrideAccess: true,
    showHiddenFields: true,
  } as const
  return (await payload.findByID(options)).webhook?.secret ?? ''
}

const read = (id: string) =>
  payload.findByID({ collection: 'form-submissions', id, depth: 0, overrideAccess: true })

describe('callWebhook', () => {
  it('sends a submission once, signed with the secret of its form', async () => {
    const { id } = await createSubmission(payload, form, { webhook: 'pending' })
    const { received, post } = receiver(204)
    const deliver = await deliveryOf(id)
    await deliver(post)
    await deliver(post)
    expect(received).toHaveLength(1)
    const [{ url, body, headers } = { url: '', body: '', headers: {} }] = received
    expect(url).toBe(URL)
    expect(JSON.parse(body)).toMatchObject({
      type: 'form.submitted',
      data: {
        id,
        form: { id: form.id },
        answers: [{ field: 'name', value: 'Noor de Boer', raw: 'Noor de Boer' }],
      },
    })
    const secret = openWebhookSecret(await sealedSecret(form.id))
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    const signed = `${id}.${headers['webhook-timestamp']}.${body}`
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    )
    expect(await read(id)).toMatchObject({ webhook: 'sent', webhookAttempts: 1 })
  })

  it('sends the same event id in every attempt, and fails until the receiver accepts it', async () => {
    const { id } = await createSubmission(payload, form, { webhook: 'pending' })
    const { received, post } = receiver(500, 302, 204)
    const deliver = await deliveryOf(id)
    await expect(deliver(post)).rejects.toThrow('status 500')
    expect(await read(id)).toMatchObject({ webhook: 'failed', webhookAttempts: 1 })
    await expect(deliver(post)).rejects.toThrow('status 302')
    await deliver(post)
    expect(await read(id)).toMatchObject({ webhook: 'sent', webhookAttempts: 3 })
    expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([id]))
  })

  it('does not send spam', async () => {
    const { id } = await createSubmission(payload, form, { status: 'spam', webhook: 'none' })
    const { received, post } = receiver(200)
    await (
      await deliveryOf(id)
    )(post)
    expect(received).toEqual([])
  })
})

describe('the webhook of a form', () => {
  const change = (url: string | null, user: Company['admin']) =>
    payload.update({
      collection: 'forms',
      id: form.id,
      locale: 'nl',
      data: { webhook: { url, secret: 'whsec_mine' } },
      user,
      overrideAccess: false,
      depth: 0,
    })

  it('can be read and changed by admins only, and its secret can neither be chosen nor read', async () => {
    expect((await change('https://elsewhere.example/', company.editor)).webhook?.url).toBeUndefined()
    const stored = () => payload.findByID({ collection: 'forms', id: form.id, overrideAccess: true })
    expect((await stored()).webhook).toEqual(form.webhook)
    const secret = await sealedSecret(form.id)
    expect((await change('https://new.example/', company.admin)).webhook).toEqual({
      url: 'https://new.example/',
    })
    expect(await sealedSecret(form.id)).toBe(secret)
  })

  it.each(['http://hooks.example/', 'https://169.254.169.254/', 'https://localhost/'])(
    'cannot be %s',
    async (url) => {
      await expect(change(url, company.admin)).rejects.toMatchObject({ status: 400 })
    },
  )
})
