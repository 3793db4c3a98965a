import type { FormConfirmation } from '@/src/forms/rules/definition'
import type { FormError } from '@/src/forms/rules/check'

export type Outcome =
  | { kind: 'sent'; confirmation: FormConfirmation }
  | { kind: 'invalid'; errors: FormError[] }
  | { kind: 'tooMany'; minutes: number }
  | { kind: 'failed' }

const ENDPOINT = '/api/forms'
const PATIENCE_MS = 20_000
const MINUTE = 60

type Answer = { data?: { confirmation: FormConfirmation }; errors?: FormError[] }

/** Sends a form; whatever happens on the way has an outcome. */
export async function send(body: object): Promise<Outcome> {
  try {
    const response = await fetch(ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    // The answers of our own API.
    const { data, errors } = (await response.json()) as Answer
    if (response.ok && data) return { kind: 'sent', confirmation: data.confirmation }
    if (response.status === 422 && errors) return { kind: 'invalid', errors }
    if (response.status !== 429) return { kind: 'failed' }
    const seconds = Number(response.headers.get('retry-after') ?? MINUTE)
    return { kind: 'tooMany', minutes: Math.ceil(seconds / MINUTE) }
  } catch {
    return { kind: 'failed' }
  }
}
