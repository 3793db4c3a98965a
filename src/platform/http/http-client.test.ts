import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { setAccessToken } from './access-token'
import { request, type RequestOptions } from './http-client'
import { HttpError } from './http-error'

const RETRIED = [408, 409, 425, 429, 500, 502, 503, 504]
const NOT_RETRIED = [400, 401, 403, 404, 405, 410, 413, 415, 418, 422, 451, 501, 505, 599]
const OTHER_METHODS = ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

type Answer = (response: ServerResponse, asked: IncomingMessage) => void
let answer: Answer
let asked: IncomingMessage[] = []
let bodies: string[] = []

const server = createServer((incoming, response) => {
  asked.push(incoming)
  let body = ''
  incoming.on('data', (chunk: Buffer) => (body += chunk.toString()))
  incoming.on('end', () => {
    bodies.push(body)
    answer(response, incoming)
  })
})
let baseURL: string

const json = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const call = (options: RequestOptions = {}) => request<unknown>('/api/thing', { baseURL, ...options })

const failureOf = async (promise: Promise<unknown>): Promise<HttpError> => {
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
  asked = []
  bodies = []
  setAccessToken(null, baseURL)
})

describe('trying again', () => {
  it.each(RETRIED)('GET is tried once more on %i, then fails', async (status) => {
    answer = json(status, {})
    expect((await failureOf(call())).status).toBe(status)
    expect(asked).toHaveLength(2)
  })

  it.each(RETRIED)('GET that fails once with %i succeeds', async (status) => {
    answer = (response) => json(asked.length === 1 ? status : 200, { ok: true })(response)
    expect(await call()).toEqual({ ok: true })
    expect(asked).toHaveLength(2)
  })

  it.each(NOT_RETRIED)('GET is not tried again on %i', async (status) => {
    answer = json(status, {})
    expect((await failureOf(call())).status).toBe(status)
    expect(asked).toHaveLength(1)
  })

  it.each(OTHER_METHODS.flatMap((method) => RETRIED.map((status) => [method, status] as const)))(
    '%s is never tried again (%i)',
    async (method, status) => {
      answer = json(status, {})
      expect((await failureOf(call({ method }))).status).toBe(status)
      expect(asked.map((one) => one.method)).toEqual([method])
    },
  )

  it('ends with its signal, the second try included', async () => {
    answer = () => {}
    const failure = await failureOf(call({ signal: AbortSignal.timeout(50) }))
    expect(failure.status).toBe(0)
    expect(asked).toHaveLength(1)
  })
})

describe('the bearer token', () => {
  it('goes along once one is held, and no longer when it is forgotten', async () => {
    answer = json(200, {})
    await call()
    setAccessToken('secret', baseURL)
    await call()
    await call({ method: 'POST', body: {}, headers: { 'x-tenant': 'kade' } })
    setAccessToken(null, baseURL)
    await call()
    const sent = asked.map(({ headers }) => headers.authorization)
    expect(sent).toEqual([undefined, 'Bearer secret', 'Bearer secret', undefined])
    expect(asked[2]?.headers['x-tenant']).toBe('kade')
  })

  it.each(['https://kade.example', 'http://127.0.0.1:1', 'http://localhost'])(
    'of %s is not sent to another origin',
    async (origin) => {
      answer = json(200, {})
      setAccessToken('secret', origin)
      await call()
      expect(asked[0]?.headers.authorization).toBeUndefined()
    },
  )

  it('is not taken along by a redirect to another origin', async () => {
    setAccessToken('secret', baseURL)
    const elsewhere = baseURL.replace('127.0.0.1', 'localhost')
    answer = (response, { url }) =>
      url === '/api/thing'
        ? response.writeHead(302, { location: `${elsewhere}/there` }).end()
        : json(200, {})(response)
    await call().catch(() => {})
    expect(asked[0]?.headers.authorization).toBe('Bearer secret')
    expect(asked.slice(1).map(({ headers }) => headers.authorization)).not.toContain('Bearer secret')
  })
})

describe('what comes back', () => {
  it('is the parsed body; a sent one is JSON', async () => {
    answer = json(201, { data: { id: 'a' } })
    expect(await call({ method: 'POST', body: { name: 'Kade' }, query: { locale: 'nl' } })).toEqual({
      data: { id: 'a' },
    })
    expect(asked[0]?.headers['content-type']).toBe('application/json')
    expect(asked[0]?.url).toBe('/api/thing?locale=nl')
    expect(bodies).toEqual(['{"name":"Kade"}'])
  })

  it('is nothing for 204', async () => {
    answer = (response) => response.writeHead(204).end()
    expect(await call({ method: 'DELETE' })).toBeUndefined()
  })

  it('of a refusal is an error with method, URL, status, status text, body and headers', async () => {
    const problem = { type: 'about:blank', title: 'Unprocessable', status: 422, errors: [{ path: 'email' }] }
    answer = (response) =>
      response
        .writeHead(422, 'Unprocessable Entity', {
          'content-type': 'application/problem+json',
          'retry-after': '7',
        })
        .end(JSON.stringify(problem))
    const failure = await failureOf(call({ method: 'PUT', body: {} }))
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
    answer = (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad</h1>')
    expect((await failureOf(call({ method: 'POST' }))).data).toBe('<h1>Bad</h1>')
  })

  it('from a server that hangs up is an error without a status; GET asks twice', async () => {
    answer = (response) => response.destroy()
    const failure = await failureOf(call())
    expect(failure).toMatchObject({ method: 'GET', url: `${baseURL}/api/thing`, status: 0, statusText: '' })
    expect(failure.cause).toBeInstanceOf(Error)
    expect(asked).toHaveLength(2)
    expect(await failureOf(call({ method: 'POST' }))).toMatchObject({ status: 0 })
    expect(asked).toHaveLength(3)
  })

  it('in half is an error without a status', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"a":')
      setImmediate(() => response.destroy())
    }
    expect(await failureOf(call({ method: 'POST' }))).toMatchObject({ method: 'POST', status: 0 })
  })
})
