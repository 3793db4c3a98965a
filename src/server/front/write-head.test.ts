import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'

import { buildHead, writeBuiltHead } from './write-head'

const HEADERS = ['content-type', 'text/html; charset=utf-8', 'link', '</a.css>; rel=preload', 'etag', 'W/"é"']
const BODY = Buffer.from('<p>Antwoord</p>')

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** What a server sends for a request, without the time. */
async function sentBy(listener: RequestListener, request: string): Promise<string> {
  server = createServer({ keepAliveTimeout: 75_000 }, listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.setEncoding('latin1').end(request)
  const sent = await text(socket)
  server.close()
  return sent.replace(/Date: .*/, 'Date: now').replace(/content-length/i, 'Content-Length')
}

const lines = (...given: string[]): string => [...given, 'Host: kade.test', '', ''].join('\r\n')

it.each([
  ['a request', lines('GET / HTTP/1.1')],
  ['HEAD', lines('HEAD / HTTP/1.1')],
  ['the last request of a connection', lines('GET / HTTP/1.1', 'Connection: close')],
  ['HTTP/1.0', lines('GET / HTTP/1.0')],
  ['HTTP/1.0 that keeps the connection', lines('GET / HTTP/1.0', 'Connection: keep-alive')],
  ['two requests in one packet', lines('GET / HTTP/1.1') + lines('GET /b HTTP/1.1')],
])('answers %s as `writeHead` does', async (_, request) => {
  const built = buildHead(200, HEADERS, BODY.length)
  const own = 'x-request-id: 1234\r\n'
  const withBuiltHead = await sentBy((__, response) => {
    writeBuiltHead(response, built, own)
    response.end(BODY)
  }, request)
  const all = [...HEADERS, 'x-request-id', '1234', 'content-length', String(BODY.length)]
  const withHeaders = await sentBy((__, response) => response.writeHead(200, all).end(BODY), request)
  expect(withBuiltHead).toBe(withHeaders)
  expect(withBuiltHead).toContain('HTTP/1.1 200 OK')
})

it.each([
  ['x-name', 'a\r\nset-cookie: b'],
  ['x-name', 'a\u0100'],
  ['x name', 'a'],
])('rejects the header %j: %j', (name, value) => {
  expect(() => buildHead(200, [name, value], 0)).toThrow(TypeError)
})
