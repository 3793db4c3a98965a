/** What an attempt can end in besides success; null is success. */
export type Refusal = 'unauthenticated' | 'tooManyRequests' | 'unavailable'

const REFUSALS: Readonly<Record<number, Refusal>> = { 401: 'unauthenticated', 429: 'tooManyRequests' }

/** Posts to the public API of this site. Whatever cannot be helped by typing again is `unavailable`. */
export async function send(path: `/api/auth/${string}`, body: object): Promise<Refusal | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    // Unread, an answer would stay open.
    await response.arrayBuffer()
    return response.ok ? null : (REFUSALS[response.status] ?? 'unavailable')
  } catch {
    return 'unavailable'
  }
}
