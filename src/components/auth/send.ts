import { HttpError } from '@/src/lib/http-error'

/** What an attempt can end in besides success. Whatever cannot be helped by typing again is `unavailable`. */
export type Refusal = 'unauthenticated' | 'tooManyRequests' | 'expired' | 'invalid' | 'unavailable'

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

type Problem = { errors?: readonly { path: string; message: string }[] }

const passwordProblem = (data: unknown): string | null =>
  (data as Problem | undefined)?.errors?.find(({ path }) => path === 'password')?.message ?? null

function failureOf(error: unknown): Failure {
  if (!(error instanceof HttpError)) return { refusal: 'unavailable', password: null, minutes: 1 }
  return {
    refusal: REFUSALS[error.status] ?? 'unavailable',
    password: passwordProblem(error.data),
    minutes: Math.max(1, Math.ceil(Number(error.headers.get('retry-after') ?? 60) / 60)),
  }
}

/** What came of it: null when all is well. */
export async function attempt(work: () => Promise<unknown>): Promise<Failure | null> {
  try {
    await work()
    return null
  } catch (error) {
    return failureOf(error)
  }
}

/** Posts to the public API of this site. @throws {HttpError} */
export async function post(path: `/api/auth/${string}`, body: object): Promise<void> {
  const { request } = await import('@/src/lib/http-client')
  await request(path, { method: 'POST', body })
}
