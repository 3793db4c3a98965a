import type { api } from '@/src/api-client/api'
import { problemOf } from '@/src/api-client/problem'
import { HttpError } from '@/src/platform/http/http-error'

/** `forbidden`: the account signs in to the panel only; `unavailable`: any failure that other input would not fix. */
export type FailureReason =
  | 'unauthenticated'
  | 'forbidden'
  | 'tooManyRequests'
  | 'expired'
  | 'invalid'
  | 'unavailable'

/** What a sign-in asks for after the password; `passkey`: options for the browser, if one may be used here. */
export type FactorStep = { takesCode: boolean; passkey: Record<string, unknown> | null }

type Client = { api: typeof api }

export type Failure = {
  reason: FailureReason
  /** Why the password is rejected, in the language of the page. */
  password: string | null
  /** What else to present when the password was right; null otherwise. */
  factor: FactorStep | null
  /** When to try again; 1 when the response does not say. */
  minutes: number
}

const REASONS: Readonly<Record<number, FailureReason>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  410: 'expired',
  422: 'invalid',
  429: 'tooManyRequests',
}

const passwordProblem = (error: HttpError): string | null =>
  problemOf(error)?.errors?.find(({ path }) => path === 'password' || path === 'proof')?.message ?? null

const SECOND_FACTOR = 'urn:gevel:problem:secondFactorRequired'

function factorIn(error: HttpError): FactorStep | null {
  const problem = problemOf(error)
  if (problem?.type !== SECOND_FACTOR) return null
  const takesCode = (problem.methods ?? []).some((method) => method !== 'passkey')
  return { takesCode, passkey: problem.passkey ?? null }
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof HttpError))
    return { reason: 'unavailable', password: null, factor: null, minutes: 1 }
  return {
    reason: REASONS[error.status] ?? 'unavailable',
    password: passwordProblem(error),
    factor: factorIn(error),
    minutes: Math.max(1, Math.ceil(Number(error.headers.get('retry-after') ?? 60) / 60)),
  }
}

/** Makes a request; resolves to null on success. The API client is imported here to keep it out of the first load. */
export async function attempt(work: (client: Client) => Promise<unknown>): Promise<Failure | null> {
  try {
    await work(await import('@/src/api-client/api'))
    return null
  } catch (error) {
    return failureOf(error)
  }
}
