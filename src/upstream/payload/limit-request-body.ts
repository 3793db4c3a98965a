/**
 * Defect: Payload reads the whole body of a request into memory, parts and files included, before it checks who sends
 * it, and responds with a 500 to a JSON body that is not an object.
 * Seen in: payload 3.90.1
 * Upstream: not reported yet
 * Remove when: limit-request-body.int.test.ts "Payload reads a body of any size from a visitor" fails
 */
import { hasSessionCookie } from '@/src/platform/http/session-cookie'

/** Bytes of a body that is read into memory before the caller is authenticated. */
export const MAX_BODY_BYTES = 1024 * 1024
/** Bytes of a CSV file, from a caller with a token. */
const MAX_CSV_BYTES = 8 * 1024 * 1024

const ACCOUNTS = /^\/payload-api\/users(?:\/|$)/
const COLLECTION = /^\/payload-api\/[^/]+\/?$/
const PARTS = /^multipart\//i
const JSON_TYPE = /^application\/json\b/i
const CSV_TYPE = /^text\/csv\b/i
/** How the panel sends a long query. */
const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i
const READ = [JSON_TYPE, CSV_TYPE, FORM_TYPE, PARTS]

const rejection = (status: 400 | 401 | 413 | 415, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status })

/** Whether a token is sent at all; Payload checks it later. */
const hasToken = (headers: Headers): boolean =>
  headers.has('authorization') || hasSessionCookie(headers.get('cookie'))

/** Counts bytes while reading, because Content-Length can be missing or wrong. Null beyond `max`. */
async function readWithin(
  body: NonNullable<Request['body']>,
  max: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    size += value?.byteLength ?? 0
    if (size > max) {
      await reader.cancel()
      return null
    }
    if (value) chunks.push(value)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** Rejects bodies that would make Payload throw: an unsupported type, or no body where it creates a document. */
function unreadable({ method, url }: Request, type: string, bytes: Uint8Array): Response | null {
  if (bytes.byteLength === 0)
    return method === 'POST' && COLLECTION.test(new URL(url).pathname)
      ? rejection(400, 'Request body must not be empty.')
      : null
  if (!READ.some((known) => known.test(type)))
    return rejection(415, 'Content-Type must be application/json, or multipart/form-data with a file.')
  const [first] = new TextDecoder().decode(bytes.subarray(0, 1024)).trimStart()
  return JSON_TYPE.test(type) && first !== '{' && first !== '['
    ? rejection(400, 'Request body must be a JSON object.')
    : null
}

/**
 * Resolves to the request, or to the response that rejects it. Bodies other than files are limited for everybody, and files
 * need a token. The panel signs in with multipart forms, so those are accepted within the limit.
 */
export async function limitRequestBody(request: Request): Promise<Request | Response> {
  const { headers, body, method, url } = request
  const type = headers.get('content-type') ?? ''
  const hasCredentials = hasToken(headers)
  if (PARTS.test(type) && body) {
    if (hasCredentials) return request
    if (!ACCOUNTS.test(new URL(url).pathname)) return rejection(401, 'Authentication required.')
  }
  const max = hasCredentials && CSV_TYPE.test(type) ? MAX_CSV_BYTES : MAX_BODY_BYTES
  const isTooLong = Number(headers.get('content-length') ?? 0) > max
  const bytes = isTooLong ? null : body ? await readWithin(body, max) : new Uint8Array()
  if (!bytes) return rejection(413, `Request body must be at most ${max} bytes.`)
  const rejected = unreadable(request, type, bytes)
  if (rejected || !body) return rejected ?? request
  return new Request(url, { method, headers, body: bytes })
}
