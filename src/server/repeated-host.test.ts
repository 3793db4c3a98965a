import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'

import { rejectRepeatedHost } from './repeated-host'

/** The status line that a server sends to a GET with these header lines. */
async function statusLineFor(headers: string[]): Promise<string | undefined> {
  const server = createServer((request, response) => {
    if (!rejectRepeatedHost(request, response)) response.end()
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(['GET / HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n'))
  return (await text(socket)).split('\r\n')[0]
}

it.each([
  [['Host: one.test', 'Host: two.test'], 'HTTP/1.1 400 Bad Request'],
  [['Host: one.test', 'Accept: */*', 'HOST: one.test'], 'HTTP/1.1 400 Bad Request'],
  [['Host: one.test', 'From: host', 'X-Host: two.test'], 'HTTP/1.1 200 OK'],
])('a request with %j is answered with %s', async (headers, statusLine) => {
  expect(await statusLineFor(headers)).toBe(statusLine)
})
