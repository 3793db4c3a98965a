import { LOCALES } from '@/src/lib/constants'

const [STANDARD] = LOCALES
/** What Payload takes for `locale`; the last two read every language at once. */
const TAKEN: readonly string[] = [...LOCALES, 'all', '*']

const QUERY_TYPE = 'application/x-www-form-urlencoded'
const OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override']

/** Payload answers a POST as a GET where it says so: that is how the admin sends a long query. */
export const isReadByPost = ({ method, headers }: Request): boolean =>
  method === 'POST' && OVERRIDES.some((name) => headers.get(name) === 'GET')

const NO_SUCH = `There is no such language. Give locale as one of ${LOCALES.join(', ')}, or all.`
const ONE_AT_A_TIME = `A change is written in one language. Give locale as one of ${LOCALES.join(', ')}.`
const NOT_TO_PUBLISH = `There is no such language. Give publishSpecificLocale as one of ${LOCALES.join(', ')}.`

const isLanguage = (locale: string): boolean => LOCALES.some((code) => code === locale)

/** What is wrong with the languages that a query names; null where nothing is. */
function fault(params: URLSearchParams, isWrite: boolean): string | null {
  // Payload reads “name[]” as a list, which is no language either.
  const values = (name: string) =>
    [...params].flatMap(([key, value]) => (key === name ? [value] : key.startsWith(`${name}[`) ? [key] : []))
  const locales = values('locale').filter(Boolean)
  if (!locales.every((locale) => TAKEN.includes(locale))) return NO_SUCH
  if (isWrite && !locales.every(isLanguage)) return ONE_AT_A_TIME
  return values('publishSpecificLocale').every(isLanguage) ? null : NOT_TO_PUBLISH
}

function withLocale(query: string, params: URLSearchParams): string {
  if (params.get('locale')) return query
  return query === '' ? `locale=${STANDARD}` : `${query}&locale=${STANDARD}`
}

const WRITES = ['POST', 'PUT', 'PATCH']

/**
 * The request as one in a language: without one Payload would write texts nowhere, and could not search or sort by
 * them. In all of them it would answer a change as if it had been made, and keep none of its texts.
 * @returns a sentence when it names a language that there is not, or several to write in
 */
export async function inLocale(request: Request): Promise<Request | string> {
  const { headers, method, signal, url } = request
  const isRead = isReadByPost(request)
  if (isRead && headers.get('content-type') !== QUERY_TYPE) return request
  const { origin, pathname, search } = new URL(url)
  const query = isRead ? await request.text() : search.slice(1)
  const params = new URLSearchParams(query)
  const wrong = fault(params, !isRead && WRITES.includes(method))
  if (wrong !== null) return wrong
  const localized = withLocale(query, params)
  if (isRead) return new Request(url, { method, headers, body: localized, signal })
  const init = { method, headers, body: request.body, signal, duplex: 'half' } as RequestInit
  return new Request(`${origin}${pathname}?${localized}`, init)
}
