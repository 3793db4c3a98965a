import { createServer, IncomingMessage, request, ServerResponse } from 'node:http'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { Socket } from 'node:net'
import { NodeNextRequest, NodeNextResponse } from 'next/dist/server/base-http/node'
import { sendResponse } from 'next/dist/server/send-response'
import { describe, expect, it } from 'vitest'

import { CompressibleResponse } from './compress-route-handlers'

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void
const compression = createRequire(import.meta.url)('next/dist/compiled/compression') as () => Middleware

/** The Content-Encoding of a route handler's response, as Next sends it with responses of a class. */
async function encodingOf(
  type: string,
  responseClass: typeof ServerResponse<IncomingMessage> = ServerResponse,
): Promise<string | undefined> {
  const compress = compression()
  const server = createServer({ ServerResponse: responseClass }, (req, res) => {
    const response = new Response('x'.repeat(5000), { headers: { 'content-type': type } })
    compress(req, res, () => {
      void sendResponse(new NodeNextRequest(req), new NodeNextResponse(res), response)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const sent = request({ port, host: '127.0.0.1', headers: { 'accept-encoding': 'gzip' } }).end()
  const [received] = (await once(sent, 'response')) as [IncomingMessage]
  received.resume()
  await once(received, 'end')
  server.close()
  return received.headers['content-encoding']
}
const response = () => new CompressibleResponse(new IncomingMessage(new Socket()))

it('Next sends the type of a route handler as a list and does not compress it', async () => {
  expect(await encodingOf('application/json')).toBeUndefined()
})

describe('a response of a route handler', () => {
  it('is compressed', async () => {
    expect(await encodingOf('application/json', CompressibleResponse)).toBe('gzip')
  })

  it('has its content type as a string, also when set as a list of one', () => {
    expect(response().setHeader('content-type', ['application/json']).getHeader('Content-Type')).toBe(
      'application/json',
    )
    expect(response().setHeader('Content-Type', 'text/css').getHeader('content-type')).toBe('text/css')
  })

  it('keeps lists of other headers, and the content type of a stream', () => {
    const events = ['text/event-stream; charset=utf-8']
    expect(response().setHeader('content-type', events).getHeader('content-type')).toEqual(events)
    expect(response().setHeader('set-cookie', ['a=1']).getHeader('set-cookie')).toEqual(['a=1'])
    expect(response().setHeader('vary', ['Origin']).getHeader('vary')).toEqual(['Origin'])
  })
})
