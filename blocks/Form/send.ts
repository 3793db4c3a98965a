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

/** Sends a submission. Never rejects: every error is an outcome. */
export async function send(body: Options<'/api/forms', 'post'>['body']): Promise<Outcome> {
  try {
    const { api } = await import('@/src/api-client/api')
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const { data } = await api('/api/forms', { method: 'post', body, signal })
    return { kind: 'sent', confirmation: data.confirmation }
  } catch (error) {
    return error instanceof HttpError ? toOutcome(error) : { kind: 'failed' }
  }
}
