import { FALLBACK_LOCALE, LOCALES, type Locale } from '@/src/lib/constants'
import { REQUEST_ID_HEADER } from '@/src/lib/request-id'
import { negotiateLocale } from './locale'
import type { PlainAction } from './types'

/** Postgres does not answer: the one thing that goes wrong in routing itself. */
type Unavailable = { type: 'unavailable' }
type PlainReason = PlainAction['type'] | Unavailable['type']
type PlainText = { title: string; detail: string }
/** What each such answer says, in each language. */
type PlainTexts = Record<Locale, Record<PlainReason, PlainText>>
type PlainAnswer = { status: number; headers: Record<string, string>; body: string }

const HEADERS = { 'cache-control': 'no-store', vary: 'Accept, Accept-Language', 'x-robots-tag': 'noindex' }

const ANSWERS = {
  unknownHost: { status: 404, headers: {} },
  suspended: { status: 503, headers: { 'retry-after': '3600' } },
  unavailable: { status: 503, headers: { 'retry-after': '30' } },
  methodNotAllowed: { status: 405, headers: { allow: 'GET, HEAD' } },
  badRequest: { status: 400, headers: {} },
  uriTooLong: { status: 414, headers: {} },
} as const satisfies Record<PlainReason, { status: number; headers: Record<string, string> }>

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:20vh auto;padding:0 1.5rem;color:#111;background:#fff}h1{font-size:2rem;line-height:1.2}'

function html({ title, detail }: PlainText, locale: Locale): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${detail}</p></main></body></html>`
}

/** RFC 9457, in English like every problem of the API. */
const problem = (text: PlainText, status: number, requestId: string | null): string =>
  JSON.stringify({ type: 'about:blank', status, ...text, requestId })

/** A small page in the visitor's language, or a problem document for a client that asks for JSON. */
export function plainAnswer(
  { type: reason }: PlainAction | Unavailable,
  asked: Headers,
  texts: PlainTexts,
): PlainAnswer {
  const { status, headers } = ANSWERS[reason]
  const accept = asked.get('accept') ?? ''
  const json = accept.includes('json') && !accept.includes('text/html')
  const locale = negotiateLocale(asked.get('accept-language'), LOCALES) ?? FALLBACK_LOCALE
  const type = json ? 'application/problem+json' : 'text/html; charset=utf-8'
  const body = json
    ? problem(texts.en[reason], status, asked.get(REQUEST_ID_HEADER))
    : html(texts[locale][reason], locale)
  return { status, headers: { ...HEADERS, ...headers, 'content-type': type }, body }
}
