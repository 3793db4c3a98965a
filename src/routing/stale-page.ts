import { ownOrigin } from '@/src/platform/own-origin'
import { globalSingleton } from '@/src/lib/global-singleton'

const STALE_PAGE_HEADER = 'x-gevel-held'
/** Known to this process only: internal paths are not found for anybody else. */
const secret = (): string => globalSingleton('stale-page-secret', () => crypto.randomUUID())

/** A cached page comes at once; a page that has to be rendered may wait for a database that does not respond. */
const TIMEOUT_MS = 2000

/** Hop-by-hop headers, and those of the encoded body, which fetch has decoded. */
const NOT_FORWARDED = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
  'host',
]

const without = (headers: Headers, names: readonly string[]): Headers =>
  new Headers([...headers].filter(([name]) => !names.includes(name)))

/** Whether this process requested a page of itself, which is not routed again. */
export const isStalePageRequest = (headers: Headers): boolean => headers.get(STALE_PAGE_HEADER) === secret()

/**
 * The cached page at an internal path, for use while Postgres is out; null where it would have to be rendered. Next has
 * no way to read its page cache other than a request.
 */
export async function fetchStalePage(
  path: string,
  request: { headers: Headers },
  init: { status: number; headers: Record<string, string> },
): Promise<Response | null> {
  const headers = without(request.headers, NOT_FORWARDED)
  headers.set(STALE_PAGE_HEADER, secret())
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(`${ownOrigin()}${path}`, { headers, redirect: 'manual', signal }).catch(
    () => null,
  )
  if (!response) return null
  if (response.status >= 500) {
    await response.body?.cancel()
    return null
  }
  const responseHeaders = without(response.headers, NOT_FORWARDED)
  for (const [name, value] of Object.entries(init.headers)) responseHeaders.set(name, value)
  return new Response(response.body, {
    status: response.ok ? init.status : response.status,
    headers: responseHeaders,
  })
}
