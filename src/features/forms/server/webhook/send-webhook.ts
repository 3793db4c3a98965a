import type { Payload } from 'payload'

import type { Form, FormSubmission } from '@/payload-types'
import { storedAnswers } from '../answers'
import { postTo, type Post } from './post'
import { webhookHeaders } from './sign'

/** What the receiver gets. */
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
      answers: storedAnswers(submission),
    },
  })

/** Sends a submission to the form's webhook; answers what came of it, for `webhook` on the submission. */
export async function sendWebhook(
  payload: Payload,
  { form, submission, now }: { form: Form; submission: FormSubmission; now: Date },
  post: Post = postTo(),
): Promise<'none' | 'sent' | 'failed'> {
  const { url, secret } = form.webhook ?? {}
  if (!url || !secret) return 'none'
  const body = bodyOf(form, submission)
  try {
    const status = await post(url, body, webhookHeaders(body, { id: submission.id, secret, now }))
    if (status >= 200 && status < 300) return 'sent'
    payload.logger.warn({ submission: submission.id, status }, 'A webhook did not take a form submission')
  } catch (error) {
    payload.logger.warn({ err: error, submission: submission.id }, 'A webhook could not be reached')
  }
  return 'failed'
}
