import type { FormConfirmation } from '@/src/forms/rules/definition'
import type { FormError } from '@/src/forms/rules/check'
import { HttpError } from '@/src/lib/http-error'

export type Outcome =
  | { kind: 'sent'; confirmation: FormConfirmation }
  | { kind: 'invalid'; errors: FormError[] }
  | { kind: 'tooMany'; minutes: number }
  | { kind: 'failed' }

const ENDPOINT = '/api/forms'
const PATIENCE_MS = 20_000
const MINUTE = 60

// The answers of our own API.
type Answer = { data: { confirmation: FormConfirmation } }
type Problem = { errors?: FormError[] } | undefined

function toOutcome({ status, data, headers }: HttpError): Outcome {
  const { errors } = (data as Problem) ?? {}
  if (status === 422 && errors) return { kind: 'invalid', errors }
  if (status !== 429) return { kind: 'failed' }
  const seconds = Number(headers.get('retry-after') ?? MINUTE)
  return { kind: 'tooMany', minutes: Math.ceil(seconds / MINUTE) }
}

/** Sends a form; whatever happens on the way has an outcome. */
export async function send(body: object): Promise<Outcome> {
  try {
    const { request } = await import('@/src/lib/http-client')
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const { data } = await request<Answer>(ENDPOINT, { method: 'POST', body, signal })
    return { kind: 'sent', confirmation: data.confirmation }
  } catch (error) {
    return error instanceof HttpError ? toOutcome(error) : { kind: 'failed' }
  }
}
