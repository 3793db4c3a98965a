import { STATUS_CODES } from 'node:http'

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

/** Postgres does not answer: the one thing that goes wrong in routing itself. */
type Unavailable = { type: 'unavailable'; site: Site | null }
export const databaseUnavailable = (site: Site | null = null): Unavailable => ({ type: 'unavailable', site })
type Answered = ErrorAction | NotFoundAction | Unavailable

/** What is known of a request that is answered without a page of the site. */
export type Asked = { headers: Headers; pathname: string; search: string }

const HEADERS = {
  'cache-control': 'private, no-store',
  vary: 'Accept, Accept-Language, User-Agent',
  'x-robots-tag': 'noindex',
  // A refused address may still hold a token, as a damaged link from an e-mail does: no other site may learn it.
  'referrer-policy': 'no-referrer',
  // The document brings its style with it and loads nothing.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
}

type Kind = { status: number; headers: Record<string, string>; retry: boolean }

const ANSWERS = {
  unknownHost: { status: 404, headers: {}, retry: false },
  suspended: { status: 503, headers: { 'retry-after': '3600' }, retry: false },
  unavailable: { status: 503, headers: { 'retry-after': '30' }, retry: true },
  methodNotAllowed: { status: 405, headers: { allow: 'GET, HEAD' }, retry: false },
  badRequest: { status: 400, headers: {}, retry: false },
  uriTooLong: { status: 414, headers: {}, retry: false },
  notFound: { status: NOT_FOUND.status, headers: {}, retry: false },
  gone: { status: 410, headers: {}, retry: false },
} as const satisfies Record<Answered['type'], Kind>

const wantsJson = ({ headers }: Asked): boolean => {
  const accept = headers.get('accept') ?? ''
  return accept.includes('json') && !accept.includes('text/html')
}
const isForBot = ({ headers, search }: Asked): boolean => isBot(headers.get('user-agent'), search)

/** Only people get the not-found page (Behaviour: bot-no-error-page, not-found-program). */
export const isErrorWithPage = (action: Action, asked: Asked): action is NotFoundAction =>
  (action.type === 'notFound' || action.type === 'gone') && (wantsJson(asked) || isForBot(asked))

/** By path; the rest of the addresses are in the language of the site, or, where there is none, in the visitor's. */
function localeOf({ headers, pathname }: Asked, site: Site | null): Locale {
  const [, first] = pathname.split('/')
  if (isLocale(first)) return first
  return site?.defaultLocale ?? negotiateLocale(headers.get('accept-language'), LOCALES) ?? FALLBACK_LOCALE
}

const messageOf = (type: Answered['type']): string => {
  if (type === 'unknownHost') return UNKNOWN_DOMAIN
  const { status } = ANSWERS[type]
  return status === NOT_FOUND.status ? NOT_FOUND.message : (STATUS_CODES[status] ?? DEFAULT_ERROR.message)
}

/** RFC 9457, in English like every problem of the API. */
function problem(type: Answered['type'], pathname: string): Problem {
  const { status } = ANSWERS[type]
  const text =
    type === 'notFound' || type === 'gone'
      ? { title: messageOf(type), detail: fatalPageNotFound(pathname) }
      : messages[API_LOCALE].routing[type]
  return { status, ...text }
}

function page(
  type: ErrorAction['type'] | Unavailable['type'],
  site: Site | null,
  asked: Asked,
): Promise<string> {
  const { status, retry } = ANSWERS[type]
  const locale = localeOf(asked, site)
  const texts = messages[locale].routing
  const hasHome = site && ANSWERS[type].status < 500
  const id = asked.headers.get(REQUEST_ID_HEADER)
  return renderErrorPage({
    locale,
    status,
    message: messageOf(type),
    ...texts[type],
    retry: retry ? texts.retry : null,
    home: hasHome ? { label: texts.home, href: localizedPath(locale, site.defaultLocale, '/') } : null,
    reference: id && `${texts.reference} ${id}`,
    look: site?.look ?? null,
  })
}

async function bodyOf(action: Answered, asked: Asked): Promise<{ type: string | null; body: string | null }> {
  if (isForBot(asked)) return { type: null, body: null }
  if (wantsJson(asked) || action.type === 'notFound' || action.type === 'gone') {
    const { headers, pathname } = asked
    const call = { path: requestedPath(headers, pathname), requestId: requestIdOf(headers) }
    return problemDocument(problem(action.type, pathname), call)
  }
  const site = 'site' in action ? action.site : null
  return { type: 'text/html; charset=utf-8', body: await page(action.type, site, asked) }
}

/** A small page in the visitor's language, a problem document for a client that asks for JSON, nothing for a bot. */
export async function errorResponse(action: Answered, asked: Asked): Promise<Response> {
  const { status, headers } = ANSWERS[action.type]
  const { type, body } = await bodyOf(action, asked)
  return new Response(body, {
    status,
    headers: { ...HEADERS, ...headers, ...(type && { 'content-type': type }) },
  })
}
