import { parseCookies } from 'payload'

/** Bytes of a body that is read as a whole before it is known who sends it. */
export const MAX_BODY_BYTES = 1024 * 1024
/** Of a file of lines, from somebody who names a token. */
const MAX_CSV_BYTES = 8 * 1024 * 1024

const ACCOUNTS = /^\/payload-api\/users(?:\/|$)/
const COLLECTION = /^\/payload-api\/[^/]+\/?$/
const PARTS = /^multipart\//i
const JSON_TYPE = /^application\/json\b/i
const CSV_TYPE = /^text\/csv\b/i
/** How the admin sends a long query. */
const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i
const READ = [JSON_TYPE, CSV_TYPE, FORM_TYPE, PARTS]

const refusal = (status: 400 | 401 | 413 | 415, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status })

/** Whether a token is sent at all; what it is worth is asked later. */
const namesSomebody = (headers: Headers): boolean =>
  headers.has('authorization') || parseCookies(headers).has('payload-token')

/** Counts while it reads: what a caller announces need not be true. */
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

/** What Payload would stumble over: a body of a kind that it does not read, or no document where it makes one. */
function unreadable({ method, url }: Request, type: string, bytes: Uint8Array): Response | null {
  if (bytes.byteLength === 0)
    return method === 'POST' && COLLECTION.test(new URL(url).pathname)
      ? refusal(400, 'Send a document.')
      : null
  if (!READ.some((known) => known.test(type)))
    return refusal(415, 'Send application/json, or multipart/form-data with a file.')
  const [first] = new TextDecoder().decode(bytes.subarray(0, 1024)).trimStart()
  return JSON_TYPE.test(type) && first !== '{' && first !== '['
    ? refusal(400, 'The body must be a JSON object.')
    : null
}

/**
 * The request with a body that Payload may read, or the refusal. Payload reads a body before it asks who calls: whatever is
 * not a file has a limit for everybody, and files of strangers are not read at all. The forms of the admin for signing in
 * come as parts, so those are read.
 */
export async function boundedBody(request: Request): Promise<Request | Response> {
  const { headers, body, method, url } = request
  const type = headers.get('content-type') ?? ''
  const isKnown = namesSomebody(headers)
  if (PARTS.test(type) && body) {
    if (isKnown) return request
    if (!ACCOUNTS.test(new URL(url).pathname)) return refusal(401, 'Sign in first.')
  }
  const max = isKnown && CSV_TYPE.test(type) ? MAX_CSV_BYTES : MAX_BODY_BYTES
  const isTooLong = Number(headers.get('content-length') ?? 0) > max
  const bytes = isTooLong ? null : body ? await readWithin(body, max) : new Uint8Array()
  if (!bytes) return refusal(413, `The body may have at most ${max} bytes.`)
  const refused = unreadable(request, type, bytes)
  if (refused || !body) return refused ?? request
  return new Request(url, { method, headers, body: bytes })
}
