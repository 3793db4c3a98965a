import { HttpError } from '@/src/platform/http/http-error'

/** Why the server rejected a call, in its own words; null when it gave no reason. */
export async function reasonOf(error: unknown): Promise<string | null> {
  if (!(error instanceof HttpError)) return null
  const { problemOf } = await import('@/src/api-client/problem')
  const problem = problemOf(error)
  return problem?.errors?.[0]?.message ?? problem?.detail ?? null
}
