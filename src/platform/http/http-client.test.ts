import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { setAccessToken } from './access-token'
import { request, type RequestOptions } from './http-client'
import { HttpError } from './http-error'

const RETRIED = [408, 409, 425, 429, 500, 502, 503, 504]
const NOT_RETRIED = [400, 401, 403, 404, 405, 410, 413, 415, 418, 422, 451, 501, 505, 599]
const OTHER_METHODS = ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

type Handler = (response: ServerResponse, request: IncomingMessage) => void
let respond: Handler
let requests: IncomingMessage[] = []
let bodies: string[] = []

const server = createServer((incoming, response) => {
  requests.push(incoming)
  let body = ''
  incoming.on('data', (chunk: Buffer) => (body += chunk.toString()))
  incoming.on('end', () => {
    bodies.push(body)
    respond(response, incoming)
  })
})
let baseURL: string

const json = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const call = (options: RequestOptions = {}) => request<unknown>('/api/thing', { baseURL, ...options })

const errorOf = async (promise: Promise<unknown>): Promise<HttpError> => {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof HttpError)) throw new Error('the call did not fail with an HttpError')
  return error
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an AddressInfo.
  baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
afterEach(() => {
  requests = []
  bodies = []
  setAccessToken(null, baseURL)
})

describe('retries', () => {
  it.each(RETRIED)('retries GET once on %i, then fails', async (status) => {
    respond = json(status, {})
    expect((await errorOf(call())).status).toBe(status)
    expect(requests).toHaveLength(2)
  })

  it.each(RETRIED)('succeeds when the retry of GET after %i succeeds', async (status) => {
    respond = (response) => json(requests.length === 1 ? status : 200, { ok: true })(response)
    expect(await call()).toEqual({ ok: true })
    expect(requests).toHaveLength(2)
  })

  it.each(NOT_RETRIED)('does not retry GET on %i', async (status) => {
    respond = json(status, {})
    expect((await errorOf(call())).status).toBe(status)
    expect(requests).toHaveLength(1)
  })

  it.each(OTHER_METHODS.flatMap((method) => RETRIED.map((status) => [method, status] as const)))(
    'never retries %s (%i)',
    async (method, status) => {
      respond = json(status, {})
      expect((await errorOf(call({ method }))).status).toBe(status)
      expect(requests.map((received) => received.method)).toEqual([method])
    },
  )

  it('stops at the abort signal, without a retry', async () => {
    respond = () => {}
    const failure = await errorOf(call({ signal: AbortSignal.timeout(50) }))
    expect(failure.status).toBe(0)
    expect(requests).toHaveLength(1)
  })
})

describe('the access token', () => {
  it('is sent while one is stored, and not after it is removed', async () => {
    respond = json(200, {})
    await call()
    setAccessToken('secret', baseURL)
    await call()
    await call({ method: 'POST', body: {}, headers: { 'x-tenant': 'kade' } })
    setAccessToken(null, baseURL)
    await call()
    const sent = requests.map(({ headers }) => headers.authorization)
    expect(sent).toEqual([undefined, 'Bearer secret', 'Bearer secret', undefined])
    expect(requests[2]?.headers['x-tenant']).toBe('kade')
  })

  it.each(['https://kade.example', 'http://127.0.0.1:1', 'http://localhost'])(
    'of %s is not sent to another origin',
    async (origin) => {
      respond = json(200, {})
      setAccessToken('secret', origin)
      await call()
      expect(requests[0]?.headers.authorization).toBeUndefined()
    },
  )

  it('is not sent along a redirect to another origin', async () => {
    setAccessToken('secret', baseURL)
    const elsewhere = baseURL.replace('127.0.0.1', 'localhost')
    respond = (response, { url }) =>
      url === '/api/thing'
        ? response.writeHead(302, { location: `${elsewhere}/there` }).end()
        : json(200, {})(response)
    await call().catch(() => {})
    expect(requests[0]?.headers.authorization).toBe('Bearer secret')
    expect(requests.slice(1).map(({ headers }) => headers.authorization)).not.toContain('Bearer secret')
  })
})

describe('the response', () => {
  it('resolves to the parsed JSON body, and sends a body as JSON', async () => {
    respond = json(201, { data: { id: 'a' } })
    expect(await call({ method: 'POST', body: { name: 'Kade' }, query: { locale: 'nl' } })).toEqual({
      data: { id: 'a' },
    })
    expect(requests[0]?.headers['content-type']).toBe('application/json')
    expect(requests[0]?.url).toBe('/api/thing?locale=nl')
    expect(bodies).toEqual(['{"name":"Kade"}'])
  })

  it('resolves to undefined for 204', async () => {
    respond = (response) => response.writeHead(204).end()
    expect(await call({ method: 'DELETE' })).toBeUndefined()
  })

  it('rejects with method, URL, status, status text, body and headers for an error status', async () => {
    const problem = { type: 'about:blank', title: 'Unprocessable', status: 422, errors: [{ path: 'email' }] }
    respond = (response) =>
      response
        .writeHead(422, 'Unprocessable Entity', {
          'content-type': 'application/problem+json',
          'retry-after': '7',
        })
        .end(JSON.stringify(problem))
    const failure = await errorOf(call({ method: 'PUT', body: {} }))
    expect(failure).toMatchObject({
      method: 'PUT',
      url: `${baseURL}/api/thing`,
      status: 422,
      statusText: 'Unprocessable Entity',
      data: problem,
      message: `PUT ${baseURL}/api/thing: 422 Unprocessable Entity`,
    })
    expect(failure.headers.get('retry-after')).toBe('7')
  })

  it('keeps a body that is not JSON as text', async () => {
    respond = (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad</h1>')
    expect((await errorOf(call({ method: 'POST' }))).data).toBe('<h1>Bad</h1>')
  })

  it('rejects with status 0 when the server closes the connection, after one retry for GET', async () => {
    respond = (response) => response.destroy()
    const failure = await errorOf(call())
    expect(failure).toMatchObject({ method: 'GET', url: `${baseURL}/api/thing`, status: 0, statusText: '' })
    expect(failure.cause).toBeInstanceOf(Error)
    expect(requests).toHaveLength(2)
    expect(await errorOf(call({ method: 'POST' }))).toMatchObject({ status: 0 })
    expect(requests).toHaveLength(3)
  })

  it('rejects with status 0 when the body is incomplete', async () => {
    respond = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"a":')
      setImmediate(() => response.destroy())
    }
    expect(await errorOf(call({ method: 'POST' }))).toMatchObject({ method: 'POST', status: 0 })
  })
})
