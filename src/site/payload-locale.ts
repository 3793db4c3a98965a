import { LOCALES } from '@/src/lib/constants'

const [STANDARD] = LOCALES
/** What Payload takes for `locale`; the last two read every language at once. */
const TAKEN: readonly string[] = [...LOCALES, 'all', '*']

const QUERY_TYPE = 'application/x-www-form-urlencoded'
const OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override']

/** Payload answers a POST as a GET where it says so: that is how the admin sends a long query. */
export const isReadByPost = ({ method, headers }: Request): boolean =>
  method === 'POST' && OVERRIDES.some((name) => headers.get(name) === 'GET')

/** A query that names a language; null when it names one that there is not. */
function named(query: string): string | null {
  const locale = new URLSearchParams(query).get('locale')
  if (locale) return TAKEN.includes(locale) ? query : null
  return query === '' ? `locale=${STANDARD}` : `${query}&locale=${STANDARD}`
}

/**
 * The request as one in a language: without one Payload would write texts nowhere, and could not search or sort by them.
 * @returns null when it names a language that there is not
 */
export async function inLocale(request: Request): Promise<Request | null> {
  const { headers, method, signal, url } = request
  if (isReadByPost(request)) {
    if (headers.get('content-type') !== QUERY_TYPE) return request
    const body = named(await request.text())
    return body === null ? null : new Request(url, { method, headers, body, signal })
  }
  const { origin, pathname, search } = new URL(url)
  const query = named(search.slice(1))
  if (query === null) return null
  const { body } = request
  const init = { method, headers, body, signal, duplex: 'half' } as RequestInit
  return new Request(`${origin}${pathname}?${query}`, init)
}
