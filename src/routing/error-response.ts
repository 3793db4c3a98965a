import { STATUS_CODES } from 'node:http'

import { describeAnswer } from '@/src/cache/answer-record'
import { messages } from '@/src/i18n/messages'
import { isBot } from '@/src/lib/bot'
import { API_LOCALE, FALLBACK_LOCALE, LOCALES, isLocale, type Locale } from '@/src/lib/constants'
import { DEFAULT_ERROR, fatalPageNotFound, NOT_FOUND, UNKNOWN_DOMAIN } from '@/src/lib/error-messages'
import { type Problem, problemDocument } from '@/src/platform/http/problem-response'
import { REQUEST_ID_HEADER, requestIdOf } from '@/src/platform/http/request-id'
import { requestedPath } from '@/src/platform/http/requested-path'
import { negotiateLocale } from './locale'
import { localizedPath } from './build-path'
import { renderErrorPage } from './error-page'
import type { Action, NotFoundAction, ErrorAction, Site } from './types'

/** Postgres does not answer. */
type Unavailable = { type: 'unavailable'; site: Site | null }
export const databaseUnavailable = (site: Site | null = null): Unavailable => ({ type: 'unavailable', site })
type FailedAction = ErrorAction | NotFoundAction | Unavailable

/** The part of a request that an error response depends on. */
export type ErrorContext = { headers: Headers; pathname: string; search: string }
/** The part that tells people, bots and programs apart. */
type Client = { headers: Pick<Headers, 'get'>; search: string }

const HEADERS = {
  'cache-control': 'private, no-store',
  vary: 'Accept, Accept-Language, User-Agent',
  'x-robots-tag': 'noindex',
  // The URL may still contain a token, as a damaged link from a mail does: it must not leak to other sites.
  'referrer-policy': 'no-referrer',
  // The document has an inline style and loads nothing.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
}

type ResponseInfo = { status: number; headers: Record<string, string>; retry: boolean }

const RESPONSES = {
  unknownHost: { status: 404, headers: {}, retry: false },
  suspended: { status: 503, headers: { 'retry-after': '3600' }, retry: false },
  unavailable: { status: 503, headers: { 'retry-after': '30' }, retry: true },
  methodNotAllowed: { status: 405, headers: { allow: 'GET, HEAD' }, retry: false },
  badRequest: { status: 400, headers: {}, retry: false },
  uriTooLong: { status: 414, headers: {}, retry: false },
  notFound: { status: NOT_FOUND.status, headers: {}, retry: false },
  gone: { status: 410, headers: {}, retry: false },
} as const satisfies Record<FailedAction['type'], ResponseInfo>

const wantsJson = ({ headers }: Client): boolean => {
  const accept = headers.get('accept') ?? ''
  return accept.includes('json') && !accept.includes('text/html')
}
const isFromBot = ({ headers, search }: Client): boolean => isBot(headers.get('user-agent'), search)

/** Only people get the not-found page (Behaviour: bot-no-error-page, not-found-program). */
export const getsNoPage = (client: Client): boolean => wantsJson(client) || isFromBot(client)

export const isNotFoundWithoutPage = (action: Action, context: ErrorContext): action is NotFoundAction =>
  (action.type === 'notFound' || action.type === 'gone') && getsNoPage(context)

/** By the path's prefix, else the site's default, else the visitor's Accept-Language. */
function localeOf({ headers, pathname }: ErrorContext, site: Site | null): Locale {
  const [, first] = pathname.split('/')
  if (isLocale(first)) return first
  return site?.defaultLocale ?? negotiateLocale(headers.get('accept-language'), LOCALES) ?? FALLBACK_LOCALE
}

const messageOf = (type: FailedAction['type']): string => {
  if (type === 'unknownHost') return UNKNOWN_DOMAIN
  const { status } = RESPONSES[type]
  return status === NOT_FOUND.status ? NOT_FOUND.message : (STATUS_CODES[status] ?? DEFAULT_ERROR.message)
}

/** In English, like every problem of the API (RFC 9457). */
function problem(type: FailedAction['type'], pathname: string): Problem {
  const { status } = RESPONSES[type]
  const text =
    type === 'notFound' || type === 'gone'
      ? { title: messageOf(type), detail: fatalPageNotFound(pathname) }
      : messages[API_LOCALE].routing[type]
  return { status, ...text }
}

function page(
  type: ErrorAction['type'] | Unavailable['type'],
  site: Site | null,
  context: ErrorContext,
): Promise<string> {
  const { status, retry } = RESPONSES[type]
  const locale = localeOf(context, site)
  const texts = messages[locale].routing
  const hasHome = site && RESPONSES[type].status < 500
  const id = context.headers.get(REQUEST_ID_HEADER)
  return renderErrorPage({
    locale,
    status,
    message: messageOf(type),
    ...texts[type],
    retry: retry ? texts.retry : null,
    home: hasHome ? { label: texts.home, href: localizedPath(locale, site.defaultLocale, '/') } : null,
    reference: id && `${texts.reference} ${id}`,
    theme: site?.errorPageTheme ?? null,
  })
}

async function bodyOf(
  action: FailedAction,
  context: ErrorContext,
): Promise<{ type: string | null; body: string | null }> {
  if (isFromBot(context)) return { type: null, body: null }
  if (wantsJson(context) || action.type === 'notFound' || action.type === 'gone') {
    const { headers, pathname } = context
    const request = { path: requestedPath(headers, pathname), requestId: requestIdOf(headers) }
    return problemDocument(problem(action.type, pathname), request)
  }
  const site = 'site' in action ? action.site : null
  return { type: 'text/html; charset=utf-8', body: await page(action.type, site, context) }
}

/** A small page in the visitor's language, a problem document for a client that accepts JSON, no body for a bot. */
export async function errorResponse(action: FailedAction, context: ErrorContext): Promise<Response> {
  // Without it the front cache would render it again, in search of the tags of a page.
  describeAnswer({ rendered: false, shareable: false })
  const { status, headers } = RESPONSES[action.type]
  const { type, body } = await bodyOf(action, context)
  return new Response(body, {
    status,
    headers: { ...HEADERS, ...headers, ...(type && { 'content-type': type }) },
  })
}
