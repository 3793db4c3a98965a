import net from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

import { expect, test } from './fixtures'

/** What goes over the wire as it is written: clients correct such requests, or refuse to send them. */
async function send(address: string, line: string) {
  const { port, host } = new URL(address)
  const socket = net.connect(Number(port), '127.0.0.1')
  socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  const answer = await text(socket)
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2)
  const [status = '', ...headers] = head.toLowerCase().split('\r\n')
  return {
    status: Number(status.split(' ')[1]),
    headers: new Map(headers.map((header) => header.split(': ', 2) as [string, string])),
    // In one chunk, whose length stands before it.
    body: body.replace(/^[\da-f]+\r\n/i, ''),
  }
}

const problem = z.object({ type: z.string(), status: z.number(), requestId: z.string().min(8) })

test('the API says what is wrong with an address or a method that Next cannot read', async ({ siteUrl }) => {
  const refused = [
    ['GET /api/posts/%zz', 400, 'malformed'],
    ['POST /api/forms/%E0%A4%A', 400, 'malformed'],
    ['DELETE /api/admin/pages/%', 400, 'malformed'],
    ['TRACE /api/health/live', 405, 'methodNotAllowed'],
    ['PROPFIND /api/health/live', 405, 'methodNotAllowed'],
    ['TRACE /api/nothing', 404, 'notFound'],
  ] as const
  for (const [line, status, code] of refused) {
    const answer = await send(siteUrl('localhost'), line)
    expect(answer.status, line).toBe(status)
    expect(answer.headers.get('content-type'), line).toBe('application/problem+json')
    expect(answer.headers.get('x-content-type-options'), line).toBe('nosniff')
    expect(answer.headers.get('content-security-policy'), line).toContain("default-src 'none'")
    const said = problem.parse(JSON.parse(answer.body))
    expect([said.status, said.type], line).toEqual([status, `urn:gevel:problem:${code}`])
    expect(answer.headers.get('x-request-id'), line).toBe(said.requestId)
    if (status === 405) expect(answer.headers.get('allow'), line).toBe('get, head')
  }
})

test('Payload’s own API, the admin and pages refuse them as well', async ({ siteUrl }) => {
  const refused = [
    ['GET /payload-api/pages/%zz', 400],
    ['TRACE /payload-api/pages', 405],
    ['PROPFIND /payload-api/pages', 405],
    ['GET /admin/%zz', 400],
    ['GET /en/admin/%zz', 400],
    ['GET /_ipx/%zz', 400],
    ['GET /contact%zz', 400],
    ['TRACE /contact', 405],
    ['OPTIONS *', 405],
  ] as const
  for (const [line, status] of refused)
    expect((await send(siteUrl('localhost'), line)).status, line).toBe(status)
})
