import type { IncomingHttpHeaders } from 'node:http'

type Headers = Readonly<Record<string, string>>
type Response = { status: number; headers: IncomingHttpHeaders; body: string }

/** Every request header that Next, its router or our own code reads, with a value that may change an answer. */
export const CHANGING_HEADERS: readonly Headers[] = [
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D', 'next-url': '/en' },
  { 'next-router-prefetch': '1' },
  { 'next-router-segment-prefetch': '/_tree' },
  { 'next-router-state-tree': 'evil' },
  { 'next-url': '/evil' },
  { 'next-hmr-refresh': '1' },
  { 'x-nextjs-data': '1' },
  { 'x-middleware-prefetch': '1' },
  { 'x-middleware-subrequest': 'src/proxy' },
  { 'x-middleware-rewrite': '/evil' },
  { 'x-matched-path': '/evil' },
  { 'x-invoke-path': '/evil', 'x-invoke-status': '500' },
  { 'x-prerender-revalidate': 'evil' },
  { 'x-unreadable': '/evil' },
  { 'x-gevel-moved': '301 https://evil.test/' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-original-url': '/evil', 'x-rewrite-url': '/evil' },
  { forwarded: 'host=evil.test' },
  { 'x-forwarded-host': 'evil.test' },
  { 'x-forwarded-proto': 'https', 'x-forwarded-port': '1' },
  { 'x-forwarded-for': '203.0.113.9' },
  { purpose: 'prefetch' },
  { accept: 'application/json' },
  { accept: 'image/avif,image/webp' },
  { 'accept-language': 'en' },
  { 'accept-encoding': 'br' },
  { 'accept-encoding': 'gzip' },
  { cookie: 'i18n_redirected=en' },
  { cookie: 'payload-token=evil' },
  { cookie: '__prerender_bypass=evil' },
  { authorization: 'Bearer evil' },
  { origin: 'https://evil.test' },
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' },
  { 'user-agent': 'Googlebot/2.1' },
  { 'if-none-match': '*' },
  { 'if-modified-since': new Date().toUTCString() },
  { range: 'bytes=0-3' },
  { referer: 'https://evil.test/' },
]

/** Not 206: a cache knows that it is a part. */
const STORED_STATUSES: readonly number[] = [200, 203, 204, 300, 301, 302, 307, 308, 404, 405, 410, 414, 501]
const text = (value: string | string[] | undefined): string => [value ?? []].flat().join(',').toLowerCase()

/** Whether a shared cache may serve the response to others without asking for it again (RFC 9111). */
export function isShared({ status, headers }: Response): boolean {
  const caching = text(headers['cache-control'])
  if (!STORED_STATUSES.includes(status) || /private|no-store|no-cache/.test(caching)) return false
  const seconds = /s-maxage=(\d+)/.exec(caching) ?? /max-age=(\d+)/.exec(caching)
  // Without a lifetime a cache may choose one.
  return seconds === null || Number(seconds[1]) > 0
}

/** Whether what one request got is, by its Vary, for another request of the same URL. */
export const isFor = ({ headers }: Response, first: Headers, second: Headers): boolean =>
  text(headers.vary)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .every((name) => name !== '*' && first[name] === second[name])

/** What a visitor would notice. */
export const shown = ({ status, headers, body }: Response) => ({
  status,
  location: headers.location,
  type: headers['content-type'],
  encoding: headers['content-encoding'],
  body,
})
