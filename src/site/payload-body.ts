import { parseCookies } from 'payload'

/** Bytes of a body that is read as a whole before it is known who sends it. */
export const MAX_BODY_BYTES = 1024 * 1024

const ACCOUNTS = /^\/payload-api\/users(?:\/|$)/
const PARTS = /^multipart\//i
const JSON_TYPE = /^application\/(?:[\w.+-]*\+)?json\b/i

const refusal = (status: 401 | 413, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status })

const tooLarge = (): Response => refusal(413, `The body may have at most ${MAX_BODY_BYTES} bytes.`)

/** Whether a token is sent at all; what it is worth is asked later. */
const namesSomebody = (headers: Headers): boolean =>
  headers.has('authorization') || parseCookies(headers).has('payload-token')

/** Counts while it reads: what a caller announces need not be true. */
async function readWithin(body: NonNullable<Request['body']>): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    size += value?.byteLength ?? 0
    if (size > MAX_BODY_BYTES) {
      await reader.cancel()
      return null
    }
    if (value) chunks.push(value)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/**
 * The request with a body that Payload may read, or the refusal. Payload reads a body before it asks who calls: JSON has a
 * limit for everybody, whatever strangers send has it too, and files of strangers are not read at all. The forms of the
 * admin for signing in come as parts, so those are read.
 */
export async function boundedBody(request: Request): Promise<Request | Response> {
  const { headers, body } = request
  if (!body) return request
  const type = headers.get('content-type') ?? ''
  const isKnown = namesSomebody(headers)
  if (!isKnown && PARTS.test(type) && !ACCOUNTS.test(new URL(request.url).pathname))
    return refusal(401, 'Sign in first.')
  if (isKnown && !JSON_TYPE.test(type)) return request
  if (Number(headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return tooLarge()
  const bytes = await readWithin(body)
  return bytes ? new Request(request.url, { method: request.method, headers, body: bytes }) : tooLarge()
}
