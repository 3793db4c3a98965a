import { ownOrigin } from '@/src/platform/own-origin'
import { globalSingleton } from '@/src/lib/global-singleton'

const HELD_HEADER = 'x-gevel-held'
/** Known to this process alone: whoever else names an internal path is told that nothing is there. */
const secret = (): string => globalSingleton('held-page-secret', () => crypto.randomUUID())

/** What is held comes at once; what is drawn may wait for a database that says nothing. */
const PATIENCE_MS = 2000

/** Belongs to one connection, or to a body that is passed on unpacked. */
const UNPASSED = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
  'host',
]

const without = (headers: Headers, names: readonly string[]): Headers =>
  new Headers([...headers].filter(([name]) => !names.includes(name)))

/** Whether this process asks itself for a page, which is then answered without being routed again. */
export const isStalePageRequest = (headers: Headers): boolean => headers.get(HELD_HEADER) === secret()

/**
 * While Postgres is gone: the page at an internal path if this process holds it; null where it would have to be drawn,
 * which cannot be known without asking for it.
 */
export async function fetchStalePage(
  path: string,
  asked: { headers: Headers },
  init: { status: number; headers: Record<string, string> },
): Promise<Response | null> {
  const headers = without(asked.headers, UNPASSED)
  headers.set(HELD_HEADER, secret())
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const response = await fetch(`${ownOrigin()}${path}`, { headers, redirect: 'manual', signal }).catch(
    () => null,
  )
  if (!response) return null
  if (response.status >= 500) {
    await response.body?.cancel()
    return null
  }
  const answered = without(response.headers, UNPASSED)
  for (const [name, value] of Object.entries(init.headers)) answered.set(name, value)
  return new Response(response.body, {
    status: response.ok ? init.status : response.status,
    headers: answered,
  })
}
