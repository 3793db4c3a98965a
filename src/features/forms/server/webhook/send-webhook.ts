import type { Form, FormSubmission } from '@/payload-types'
import { measure, metrics } from '@/src/platform/metrics/metrics'
import { inSpan } from '@/src/platform/tracing/spans'
import { parseStoredAnswers } from '../answers'
import { postJson, type WebhookRequest } from './post'
import { openWebhookSecret } from './secret'
import { webhookHeaders } from './sign'

const bodyOf = (form: Form, submission: FormSubmission): string =>
  JSON.stringify({
    type: 'form.submitted',
    timestamp: submission.createdAt,
    data: {
      id: submission.id,
      form: { id: form.id, title: form.title },
      locale: submission.locale,
      path: submission.pagePath ?? null,
      consentText: submission.consentText ?? null,
      answers: parseStoredAnswers(submission),
    },
  })

class WebhookRejection extends Error {
  override readonly name = 'WebhookRejection'
  readonly status: number

  constructor(status: number) {
    super(`The webhook responded with status ${status}`)
    this.status = status
  }
}

/**
 * Sends a submission to the webhook of a form, read with its hidden fields, if it has one. The event id is the submission's id, in every attempt.
 * @throws when the receiver cannot be reached or its status is not 2xx, or the secret cannot be read
 */
export async function sendWebhook(
  { form, submission, now }: { form: Form; submission: FormSubmission; now: Date },
  post: WebhookRequest = postJson(),
): Promise<'none' | 'sent'> {
  const { url, secret: sealed } = form.webhook ?? {}
  if (!url || !sealed) return 'none'
  const secret = openWebhookSecret(sealed)
  const body = bodyOf(form, submission)
  const headers = webhookHeaders(body, { id: submission.id, secret, now })
  await measure(
    () =>
      inSpan('webhook', { kind: 'CLIENT', attributes: { 'http.request.method': 'POST' } }, async () => {
        const status = await post(url, body, headers)
        if (status < 200 || status >= 300) throw new WebhookRejection(status)
      }),
    (outcome, seconds) => metrics().webhooks.observe({ outcome }, seconds),
  )
  return 'sent'
}
