import type { Files } from '@/src/api-client/send-form'
import { problemOf } from '@/src/api-client/problem'
import type { Options } from '@/src/api-client/types'
import type { FormError } from '@/src/features/forms/rules/check'
import type { FormConfirmation } from '@/src/features/forms/rules/definition'
import { HttpError } from '@/src/platform/http/http-error'

export type Outcome =
  | { kind: 'sent'; confirmation: FormConfirmation }
  | { kind: 'invalid'; errors: FormError[] }
  | { kind: 'tooMany'; minutes: number }
  | { kind: 'failed' }

type Received = { data: { confirmation: FormConfirmation } }
type Body = Options<'/api/forms', 'post'>['body']

const TIMEOUT_MS = 20_000
const MINUTE_SECONDS = 60

function toOutcome(error: HttpError): Outcome {
  const { status, headers } = error
  const errors = problemOf(error)?.errors
  if (status === 422 && errors) return { kind: 'invalid', errors }
  if (status !== 429) return { kind: 'failed' }
  const seconds = Number(headers.get('retry-after') ?? MINUTE_SECONDS)
  return { kind: 'tooMany', minutes: Math.ceil(seconds / MINUTE_SECONDS) }
}

const hasFiles = (files: Files): boolean => Object.values(files).some(({ length }) => length > 0)

async function withoutFiles(body: Body): Promise<Received> {
  const { api } = await import('@/src/api-client/api')
  return api('/api/forms', { method: 'post', body, signal: AbortSignal.timeout(TIMEOUT_MS) })
}

async function withFiles(body: Body, files: Files, onProgress: (part: number) => void): Promise<Received> {
  const { sendForm } = await import('@/src/api-client/send-form')
  return { data: await sendForm(body, files, onProgress) }
}

/** Sends a submission. Never rejects: every error is an outcome. */
export async function send(body: Body, files: Files, onProgress: (part: number) => void): Promise<Outcome> {
  try {
    const { data } = await (hasFiles(files) ? withFiles(body, files, onProgress) : withoutFiles(body))
    return { kind: 'sent', confirmation: data.confirmation }
  } catch (error) {
    return error instanceof HttpError ? toOutcome(error) : { kind: 'failed' }
  }
}
