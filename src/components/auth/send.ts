import { HttpError } from '@/src/lib/http-error'

/** What an attempt can end in besides success; null is success. */
export type Refusal = 'unauthenticated' | 'tooManyRequests' | 'unavailable'

const REFUSALS: Readonly<Record<number, Refusal>> = { 401: 'unauthenticated', 429: 'tooManyRequests' }

/** Posts to the public API of this site. Whatever cannot be helped by typing again is `unavailable`. */
export async function send(path: `/api/auth/${string}`, body: object): Promise<Refusal | null> {
  try {
    const { request } = await import('@/src/lib/http-client')
    await request(path, { method: 'POST', body })
    return null
  } catch (error) {
    return (error instanceof HttpError && REFUSALS[error.status]) || 'unavailable'
  }
}
