import type { IncomingMessage, ServerResponse } from 'node:http'

import type { AnswerRecord } from '@/src/cache/answer-record'
import { purgeHeader } from '@/src/cache/cdn/opaque-tags'
import type { CdnSettings } from '@/src/platform/cdn-settings'
import { pairsOf } from './inner-request'

/** The names of paths that Next puts among the tags; nothing is purged by them. */
const PATH_TAG = /^_N_T_/

/** All tags of an answer. @param announced those in its header, which routing knows */
export const allTags = (announced: readonly string[], { pageTags, tags }: AnswerRecord): string[] => [
  ...new Set([...(pageTags ?? []).filter((tag) => !PATH_TAG.test(tag)), ...tags, ...announced]),
]

/** In which Next tells its own parts of internal paths and caches. */
const INTERNAL = /^x-(?:middleware|nextjs)-/
/** What Next's client reads. The path in it names hostname, locale and path, as the URL does. */
const FOR_CLIENT: ReadonlySet<string> = new Set([
  'x-nextjs-action-not-found',
  'x-nextjs-deployment-id',
  'x-nextjs-postponed',
  'x-nextjs-prerender',
  'x-nextjs-rewritten-path',
  'x-nextjs-rewritten-query',
  'x-nextjs-stale-time',
])

/** Whether a response header is for this process only. @param name in lower case */
export const isInternalHeader = (name: string): boolean => INTERNAL.test(name) && !FOR_CLIENT.has(name)

type Value = number | string | readonly string[] | undefined

const listOf = (value: Value): string[] =>
  [value ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** A Vary header with all the names, each once; undefined without any. */
export function varyHeader(value: Value, more: readonly string[]): string | undefined {
  const names = new Map([...listOf(value), ...more].map((name) => [name.toLowerCase(), name]))
  return names.size > 0 ? [...names.values()].join(', ') : undefined
}

/** Of Next, for a client-side navigation with a wrong `_rsc`. Our own have no tags. */
const REDIRECTS: readonly unknown[] = [307, 308]

const isRedirect = (status: unknown): boolean =>
  Number(status) >= 300 && Number(status) < 400 && status !== 304

/** Of Next's router. What it is sent differs from what others get at the same URL. */
const isForRouter = ({ headers }: IncomingMessage): boolean =>
  headers.rsc !== undefined || Object.keys(headers).some((name) => name.startsWith('next-'))

/** Whether a shared cache may store the response and serve it to everybody. */
const isForEverybody = (response: ServerResponse): boolean =>
  !/private|no-store/i.test(String(response.getHeader('cache-control') ?? ''))

type Cdn = CdnSettings['kind'] | null
type Exchange = { request: IncomingMessage; response: ServerResponse; record: AnswerRecord; cdn: Cdn }

function finish({ request, response, record, cdn }: Exchange, status: unknown): void {
  for (const name of response.getHeaderNames()) if (isInternalHeader(name)) response.removeHeader(name)
  const vary = varyHeader(response.getHeader('vary'), record.vary)
  if (vary) response.setHeader('vary', vary)
  const tags = response.getHeader('cache-tag')
  response.removeHeader('cache-tag')
  // Next gives its own redirects the caching headers of the page without its Vary.
  const isNextsRedirect = tags !== undefined && REDIRECTS.includes(status)
  // Where a redirect leads may depend on the session; one that says nothing of caching is for nobody else.
  if (isRedirect(status) && !response.hasHeader('cache-control'))
    response.setHeader('cache-control', 'private, no-store')
  const isOnlyForRouter = isForRouter(request) && !listOf(vary?.toLowerCase()).includes('rsc')
  if (isForEverybody(response) && (isNextsRedirect || isOnlyForRouter))
    response.setHeader('cache-control', 'private, no-store')
  else if (typeof tags === 'string') {
    const purge = purgeHeader(cdn, allTags(tags.split(','), record))
    if (purge) response.setHeader(purge.name, purge.value)
  }
}

type Given = readonly unknown[] | Readonly<Record<string, unknown>> | undefined

/** Headers that are given with the status replace those that were set before; a list may have one several times. */
function setGiven(response: ServerResponse, given: Given): void {
  const pairs = Array.isArray(given) ? pairsOf(given) : Object.entries(given ?? {})
  for (const [name] of pairs) response.removeHeader(name)
  for (const [name, value] of pairs)
    if (value !== undefined) response.appendHeader(name, value as string | readonly string[])
}

/**
 * Finishes the headers of a response that Next sends itself, when its head is written: none that tells of the inside, all
 * tags for a CDN, and on what the response depends.
 */
export function finishPublicHeaders(exchange: Exchange): void {
  const { response } = exchange
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  const finishing = (status: unknown, ...more: unknown[]): ServerResponse => {
    const reason = typeof more[0] === 'string' ? [more[0]] : []
    setGiven(response, more[reason.length] as Given)
    finish(exchange, status)
    return writeHead(status, ...reason)
  }
  Object.assign(response, { writeHead: finishing })
}
