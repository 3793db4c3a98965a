import { describe, expect, it } from 'vitest'

import { limitRequestBody, MAX_BODY_BYTES } from './limit-request-body'

const JSON_HEADERS = { 'content-type': 'application/json' }
const PARTS = { 'content-type': 'multipart/form-data; boundary=x' }
const COOKIE = { cookie: 'payload-token=abc' }

/** A chunked body without Content-Length, and a count of the bytes read from it. */
function streamed(bytes: number) {
  const chunk = new Uint8Array(64 * 1024)
  const read = { bytes: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (read.bytes >= bytes) return controller.close()
      read.bytes += chunk.byteLength
      controller.enqueue(chunk)
    },
  })
  return { body, read }
}

const post = (path: string, headers: Record<string, string>, body: BodyInit) =>
  new Request(`http://localhost/payload-api/${path}`, {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit)

const statusOf = (result: Request | Response) => (result instanceof Response ? result.status : 'read')

describe('limitRequestBody', () => {
  it('passes a JSON body on unchanged', async () => {
    const result = await limitRequestBody(post('authors', JSON_HEADERS, '{"name":"Noor"}'))
    expect(result).toBeInstanceOf(Request)
    expect([result.headers.get('content-type'), await result.json()]).toEqual([
      'application/json',
      { name: 'Noor' },
    ])
  })

  it.each<Record<string, string>>([{}, COOKIE, { authorization: 'JWT abc' }])(
    'limits a JSON body with the headers %o',
    async (who) => {
      const announced = { ...JSON_HEADERS, ...who, 'content-length': String(MAX_BODY_BYTES + 1) }
      expect(statusOf(await limitRequestBody(post('authors', announced, '{}')))).toBe(413)
      const { body, read } = streamed(30 * MAX_BODY_BYTES)
      expect(statusOf(await limitRequestBody(post('authors', { ...JSON_HEADERS, ...who }, body)))).toBe(413)
      expect(read.bytes).toBeLessThan(2 * MAX_BODY_BYTES)
    },
  )

  it('does not read a multipart body without a token', async () => {
    const { body, read } = streamed(MAX_BODY_BYTES)
    expect(statusOf(await limitRequestBody(post('media', PARTS, body)))).toBe(401)
    expect(read.bytes).toBeLessThan(MAX_BODY_BYTES)
    expect(statusOf(await limitRequestBody(post('media', { ...PARTS, ...COOKIE }, 'x')))).toBe('read')
  })

  it('reads a multipart sign-in within the limit', async () => {
    expect(statusOf(await limitRequestBody(post('users/login', PARTS, 'x')))).toBe('read')
    const { body } = streamed(2 * MAX_BODY_BYTES)
    expect(statusOf(await limitRequestBody(post('users/login', PARTS, body)))).toBe(413)
  })

  it('accepts a longer CSV body with a token', async () => {
    const csv = { 'content-type': 'text/csv' }
    const ask = (bytes: number, who = {}) =>
      limitRequestBody(post('redirects/import', { ...csv, ...who }, streamed(bytes).body))
    expect(statusOf(await ask(2 * MAX_BODY_BYTES, COOKIE))).toBe('read')
    expect(statusOf(await ask(9 * MAX_BODY_BYTES, COOKIE))).toBe(413)
    expect(statusOf(await ask(2 * MAX_BODY_BYTES))).toBe(413)
  })

  it.each([
    ['text/plain', 'hello', 415],
    ['', 'hello', 415],
    ['application/json', 'null', 400],
    ['application/json', ' "text"', 400],
    ['application/json', '', 400],
    ['application/x-www-form-urlencoded', 'limit=1', 'read'],
    ['application/json', '\n {}', 'read'],
  ])('responds to the type %j with the body %j: %s', async (type, body, expected) => {
    const headers = { ...COOKIE, 'content-type': type }
    expect(statusOf(await limitRequestBody(post('authors', headers, new TextEncoder().encode(body))))).toBe(
      expected,
    )
  })

  it('requires a body only where a document is created', async () => {
    const ask = (path: string) =>
      limitRequestBody(new Request(`http://localhost/payload-api/${path}`, { method: 'POST' }))
    expect(statusOf(await ask('authors'))).toBe(400)
    expect(statusOf(await ask('users/logout'))).toBe('read')
  })
})
