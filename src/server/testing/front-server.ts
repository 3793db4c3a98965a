import { once } from 'node:events'
import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

import { describeAnswer } from '@/src/cache/answer-record'
import { cacheTags } from '@/src/cache/tags'
import { FrontCache, type FrontOptions } from '../front/front-cache'

export type Reply = {
  status: number
  headers: Record<string, string | undefined>
  body: Buffer
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

const SHARED = 'public, max-age=0, must-revalidate, s-maxage=60'

/** Answers as a page of a site does: from the page cache, with its tags. */
export function respondWithPage(
  response: ServerResponse,
  { body = 'page', tags = ['page:1'], type = 'text/html; charset=utf-8' } = {},
): void {
  describeAnswer({ shareable: true, rendered: true, pageTags: tags })
  response.writeHead(200, { 'content-type': type, 'cache-control': SHARED, 'cache-tag': 'site:1' })
  response.end(body)
}

/** A front cache in an HTTP server, before a handler that plays Next's part, until the end of the test. `calls`: the requests to that. */
export async function startFront(handler: Handler, options: Partial<Omit<FrontOptions, 'handle'>> = {}) {
  const calls: { url: string; headers: IncomingMessage['headers'] }[] = []
  const front = new FrontCache({
    maxBytes: 10_000_000,
    trustedProxies: 0,
    localeCookie: 'i18n_redirected',
    earlyHints: false,
    cdn: null,
    ...options,
    handle: (request, response) => {
      calls.push({ url: request.url ?? '', headers: { ...request.headers } })
      return handler(request, response)
    },
  })
  front.purge([cacheTags.everything()])
  const server = createServer((request, response) => front.handle(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo

  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> => {
    const sent = send({
      port,
      host: '127.0.0.1',
      path,
      method,
      headers: { host: 'kade.test', ...headers },
    }).end()
    const [received] = (await once(sent, 'response')) as [IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of received) chunks.push(chunk as Buffer)
    const flat = Object.entries(received.headers).map(([name, value]) => [name, [value].flat().join(', ')])
    return {
      status: received.statusCode ?? 0,
      headers: Object.fromEntries(flat) as Reply['headers'],
      body: Buffer.concat(chunks),
    }
  }
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  })
  return { front, calls, port, ask }
}

/** How an answer was served, from Cache-Status: `hit`, `stored`, `miss`, or `pass`. */
export function servedFrom({ headers }: Reply): string {
  const status = headers['cache-status']
  if (!status) return 'pass'
  return /hit|stored/.exec(status)?.[0] ?? 'miss'
}
