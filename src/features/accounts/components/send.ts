import type { api } from '@/src/api-client/api'
import { problemOf } from '@/src/api-client/problem'
import { HttpError } from '@/src/platform/http/http-error'

/** What an attempt can end in besides success. Whatever cannot be helped by typing again is `unavailable`. */
export type Refusal = 'unauthenticated' | 'tooManyRequests' | 'expired' | 'invalid' | 'unavailable'

type Client = { api: typeof api }

export type Failure = {
  refusal: Refusal
  /** Why the password is refused, in the language of the page. */
  password: string | null
  /** When to try again, where that is known. */
  minutes: number
}

const REFUSALS: Readonly<Record<number, Refusal>> = {
  401: 'unauthenticated',
  410: 'expired',
  422: 'invalid',
  429: 'tooManyRequests',
}

const passwordProblem = (error: HttpError): string | null =>
  problemOf(error)?.errors?.find(({ path }) => path === 'password')?.message ?? null

function failureOf(error: unknown): Failure {
  if (!(error instanceof HttpError)) return { refusal: 'unavailable', password: null, minutes: 1 }
  return {
    refusal: REFUSALS[error.status] ?? 'unavailable',
    password: passwordProblem(error),
    minutes: Math.max(1, Math.ceil(Number(error.headers.get('retry-after') ?? 60) / 60)),
  }
}

/** What came of it: null when all is well. The client is fetched now: its size is not for the first load. */
export async function attempt(work: (client: Client) => Promise<unknown>): Promise<Failure | null> {
  try {
    await work(await import('@/src/api-client/api'))
    return null
  } catch (error) {
    return failureOf(error)
  }
}
