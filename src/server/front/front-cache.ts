import type { IncomingMessage, ServerResponse } from 'node:http'

import { type AnswerRecord, answerRecords, newAnswerRecord, type Served } from '@/src/cache/answer-record'
import { cacheTags } from '@/src/cache/tags'
import type { CdnSettings } from '@/src/platform/cdn-settings'
import { logger } from '@/src/platform/logger'
import { REQUEST_ID_HEADER, safeRequestId } from '@/src/platform/http/request-id'
import { forwardedFor } from '@/src/routing/client-address'
import { getsNoPage } from '@/src/routing/error-response'
import { isObserved, reportResponse, type ServedFrom } from '../on-response'
import { preferredEncoding } from './accept-encoding'
import type { Answer } from './answer'
import { Coalescer } from './coalesce'
import { isForEditor, renderForEditor } from './editor-answer'
import { type FrontKey, frontKey, headersOfKey, keyAtPort, type KeySettings } from './key'
import { finishPublicHeaders } from './public-headers'
import { PurgeLog } from './purge-log'
import { type Handle, type Rendered, renderAnswer } from './render-answer'
import { sendAnswer } from './send-answer'
import { FrontStore } from './store'

export type FrontOptions = {
  /** Renders what is not in memory: Next's request handler. */
  handle: Handle
  /** 0: nothing is stored. */
  maxBytes: number
  earlyHints: boolean
  /** That in front, which purges by tag. */
  cdn: CdnSettings['kind'] | null
} & KeySettings

type Exchange = { request: IncomingMessage; response: ServerResponse; requestId: string; start: number }

/** Headers of the visitor that change no stored answer: for rate limits, logs, and errors in the visitor's language. */
const PASSED_ON = ['accept', 'accept-language', 'user-agent', 'x-forwarded-for'] as const

const headerReader = ({ headers }: IncomingMessage) => ({
  get: (name: string) => [headers[name] ?? []].flat()[0] ?? null,
})

/** Answers requests from memory, and lets Next render what is not there. */
export class FrontCache {
  readonly store: FrontStore
  readonly #options: FrontOptions
  readonly #purges = new PurgeLog()
  readonly #rendering = new Coalescer<Rendered>()
  /** The hints of the page that was rendered last, by host. */
  readonly #hints = new Map<string, readonly string[]>()
  /** Whether purges reach this process; without them nothing new is stored. */
  #connected = false

  constructor(options: FrontOptions) {
    this.#options = options
    this.store = new FrontStore(options.maxBytes)
  }

  /** Drops every answer with one of the tags, and keeps those that are being rendered from being stored or shared. */
  purge(tags: readonly string[]): void {
    if (tags.includes(cacheTags.everything())) {
      this.#connected = true
      this.#purges.addEverything()
    } else this.#purges.add(tags)
    this.#rendering.forgetAll()
    this.store.purge(tags)
  }

  /** Stores nothing new until everything is purged; what is stored is still served. */
  disconnect(): void {
    this.#connected = false
    this.#purges.addEverything()
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    const requestId = safeRequestId(request.headers[REQUEST_ID_HEADER] as string | undefined)
    const exchange = { request, response, requestId, start: performance.now() }
    if (isForEditor(request, headerReader(request))) return void this.#renderForEditor(exchange)
    const key = this.#options.maxBytes > 0 ? frontKey(request, this.#options) : 'off'
    if (typeof key === 'string') return this.#pass(exchange)
    const answer = this.#stored(key)
    if (!answer) return void this.#render(exchange, key)
    return fits(answer, key, request) ? this.#send(exchange, answer, 'hit') : this.#pass(exchange)
  }

  #stored(key: FrontKey): Answer | undefined {
    const answer = this.store.get(key.key)
    const atPort = key.port !== '' && (!answer || answer.kind === 'redirect')
    return atPort ? this.store.get(keyAtPort(key).key) : answer
  }

  async #render(exchange: Exchange, key: FrontKey): Promise<void> {
    const { request } = exchange
    try {
      this.#sendHints(exchange, key)
      const name = key.port === '' ? key.key : keyAtPort(key).key
      const render = () => this.#renderAndStore(exchange, key)
      const { value, shared } = key.alone
        ? { value: await render(), shared: false }
        : await this.#rendering.run(name, render)
      const { answer, reason } = value
      const isRight = reason === null ? fits(answer, key, request) : !shared && answersQuery(answer, key)
      if (isRight) this.#send(exchange, answer, reason === null ? 'stored' : 'miss')
      else this.#pass(exchange)
    } catch (error) {
      this.#fail(exchange, error)
    }
  }

  /** Nothing of it is stored, or comes from memory. */
  async #renderForEditor(exchange: Exchange): Promise<void> {
    const { request, requestId } = exchange
    try {
      const passedOn = { [REQUEST_ID_HEADER]: requestId, 'x-forwarded-for': forwardedFor(request) }
      const record = this.#newRecord()
      const answer = await answerRecords().run(record, () =>
        renderForEditor(this.#options.handle, request, { passedOn, record }),
      )
      this.#send(exchange, answer, 'miss')
    } catch (error) {
      this.#fail(exchange, error)
    }
  }

  #newRecord(): AnswerRecord {
    const since = this.#purges.now
    return newAnswerRecord((tags) => this.#purges.hasPurged(tags, since))
  }

  #fail({ response, requestId }: Exchange, error: unknown): void {
    logger.error({ err: error, requestId }, 'A request failed')
    if (!response.headersSent) response.writeHead(500)
    response.end()
  }

  async #renderAndStore({ request, requestId }: Exchange, key: FrontKey): Promise<Rendered> {
    const { headers } = request
    const { trustedProxies } = this.#options
    const passedOn: Record<string, string> = { [REQUEST_ID_HEADER]: requestId }
    for (const name of PASSED_ON) {
      const value = headers[name]
      if (typeof value === 'string') passedOn[name] = value
    }
    passedOn['x-forwarded-for'] = forwardedFor(request)
    const render = (at: FrontKey) =>
      renderAnswer(
        this.#options.handle,
        at,
        { ...passedOn, ...headersOfKey(at, trustedProxies) },
        {
          purges: this.#purges,
          isConnected: () => this.#connected,
          cdn: this.#options.cdn,
          encoding: preferredEncoding(headers['accept-encoding'] as string | undefined),
        },
      )
    const atAnyPort = await render(key)
    const dependsOnPort = key.port !== '' && atAnyPort.answer.kind === 'redirect'
    const rendered = dependsOnPort ? await render(keyAtPort(key)) : atAnyPort
    const { answer, reason, seconds } = rendered
    if (reason === null) {
      this.store.set(dependsOnPort ? keyAtPort(key).key : key.key, key.hostname, answer, seconds)
      if (answer.hints.length > 0) this.#hints.set(key.hostname, answer.hints)
    }
    return rendered
  }

  /** While a page is rendered, the browser can load the stylesheets and fonts of the site. */
  #sendHints({ request, response }: Exchange, { hostname }: FrontKey): void {
    const isDocument = request.headers['sec-fetch-dest'] === 'document'
    const hints = this.#options.earlyHints && isDocument ? this.#hints.get(hostname) : undefined
    if (hints) response.writeEarlyHints({ link: [...hints] })
  }

  #send(exchange: Exchange, answer: Answer, outcome: 'hit' | 'stored' | 'miss'): void {
    const { request, response, requestId } = exchange
    const { status, bytes } = sendAnswer(answer, request, response, { outcome, requestId })
    answer.count?.(servedTo(request, status, () => forwardedFor(request)))
    report(exchange, status, bytes, outcome)
  }

  /** Lets Next answer the request as it is. */
  #pass(exchange: Exchange): void {
    const { request, response, requestId } = exchange
    request.headers[REQUEST_ID_HEADER] = requestId
    const chain = forwardedFor(request)
    request.headers['x-forwarded-for'] = chain
    const record = this.#newRecord()
    response.once('close', () => {
      record.count?.(servedTo(request, response.statusCode, () => chain))
      report(exchange, response.statusCode, null, 'pass')
    })
    finishPublicHeaders({ request, response, record, cdn: this.#options.cdn })
    answerRecords().run(record, () => void this.#options.handle(request, response))
  }
}

const servedTo = (
  { method, headers }: IncomingMessage,
  status: number,
  chain: Served['forwardedFor'],
): Served => ({ status, method, headers, forwardedFor: chain })

/** Only a page is the same for every query. */
const answersQuery = ({ kind }: Answer, { hasQuery }: FrontKey): boolean => !hasQuery || kind === 'page'

const MAX_CLIENTS = 500
/** By Accept and User-Agent; telling bots by their names costs more than the rest of an answer. */
const knownClients = new Map<string, boolean>()

function isForPeople(request: IncomingMessage): boolean {
  const client = `${request.headers.accept} ${request.headers['user-agent']}`
  const known = knownClients.get(client)
  if (known !== undefined) return known
  const isPerson = !getsNoPage({ headers: headerReader(request), search: '' })
  if (knownClients.size >= MAX_CLIENTS) knownClients.clear()
  knownClients.set(client, isPerson)
  return isPerson
}

/** Whether a stored answer is right for a request with its key. Programs and bots get another 404 than people. */
function fits(answer: Answer, key: FrontKey, request: IncomingMessage): boolean {
  if (!answersQuery(answer, key)) return false
  return answer.kind !== 'missing' || isForPeople(request)
}

function report(
  { request, requestId, start }: Exchange,
  status: number,
  bytes: number | null,
  served: ServedFrom,
): void {
  if (!isObserved()) return
  const { method = '', url = '', headers } = request
  const milliseconds = performance.now() - start
  reportResponse({ method, url, host: headers.host ?? '', status, bytes, served, milliseconds, requestId })
}
