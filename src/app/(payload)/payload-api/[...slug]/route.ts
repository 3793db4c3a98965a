import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'

import { countPayloadCall } from '@/src/api/core/payload-api-limits'
import { finishPayloadResponse } from '@/src/api/core/payload-api-headers'
import { isDatabaseConnectionError } from '@/src/platform/database/outage'
import { env } from '@/src/platform/env'
import { requestLogger } from '@/src/platform/logger'
import { requestIdOf } from '@/src/platform/http/request-id'
import { MALFORMED_REQUEST_HEADER } from '@/src/platform/http/requested-path'
import { payloadInstance } from '@/src/platform/payload'
import { isOnAdminHost } from '@/src/routing/admin-hosts'
import { isCrossOrigin } from '@/src/routing/cross-origin'
import { inPageLanguage } from '@/src/routing/page-language'
import { headOf } from '@/src/upstream/payload/head-requests'
import { limitReads } from '@/src/upstream/payload/limit-reads'
import { limitRequestBody } from '@/src/upstream/payload/limit-request-body'
import { requireLocale } from '@/src/upstream/payload/require-locale'

type Handler = ReturnType<typeof REST_POST>

const errorResponse = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ errors: [{ message }] }, { status, headers })

const METHODS = 'GET, HEAD, OPTIONS, POST, PUT, DELETE, PATCH'

/** Rejects requests that Next cannot parse, which src/upstream/next made parseable for this. */
const rejectMalformed =
  (handle: Handler): Handler =>
  (request, context) => {
    const malformed = request.headers.get(MALFORMED_REQUEST_HEADER)
    if (malformed === null) return handle(request, context)
    return Promise.resolve(
      malformed === 'method'
        ? errorResponse(405, `Method not allowed. Allowed methods: ${METHODS}.`, { allow: METHODS })
        : errorResponse(400, 'Malformed percent-encoding in path; write a literal "%" as %25.'),
    )
  }

const countCalls =
  (handle: Handler): Handler =>
  async (request, context) =>
    countPayloadCall(request, await payloadInstance(), () => handle(request, context))

const limitBody =
  (handle: Handler): Handler =>
  async (request, context) => {
    const bounded = await limitRequestBody(request)
    return bounded instanceof Response ? bounded : handle(bounded, context)
  }

const checkLocale =
  (handle: Handler): Handler =>
  async (request, context) => {
    const known = await requireLocale(request)
    return typeof known === 'string' ? errorResponse(400, known) : handle(limitReads(known), context)
  }

const inLanguageOfPage =
  (handle: Handler): Handler =>
  (request, context) =>
    handle(inPageLanguage(request), context)

const FILE = /^\/payload-api\/media\/file\/[^/]+$/
const READS: readonly string[] = ['GET', 'HEAD']

/** A request for a file of an image, which pages of sites name, as from somebody who is not signed in; else null. */
function anonymousFileRequest({ url, method, headers }: Request): Request | null {
  if (!READS.includes(method) || !FILE.test(new URL(url).pathname)) return null
  const anonymous = new Headers(headers)
  for (const credential of ['cookie', 'authorization']) anonymous.delete(credential)
  return new Request(url, { method, headers: anonymous })
}

/** A tenant's site must not be able to act on behalf of an account of the panel. */
const onAdminHostsOnly =
  (handle: Handler): Handler =>
  async (request, context) => {
    if (isOnAdminHost(request.headers)) return handle(request, context)
    const file = anonymousFileRequest(request)
    return file ? handle(file, context) : errorResponse(404, 'Not found.')
  }

/** Payload accepts the session cookie, and its list of allowed origins cannot have every domain that is added later. */
const sameOriginOnly =
  (handle: Handler): Handler =>
  async (request, context) =>
    isCrossOrigin(request.headers, env.TRUST_PROXY)
      ? errorResponse(403, 'Cross-origin requests are not allowed.')
      : handle(request, context)

/** Without the database, counting calls fails before Payload could respond. */
const catchErrors =
  (handle: Handler): Handler =>
  async (request, context) => {
    try {
      return await handle(request, context)
    } catch (error) {
      requestLogger(requestIdOf(request.headers)).error({ err: error }, 'A request to Payload’s API failed')
      return isDatabaseConnectionError(error)
        ? errorResponse(503, 'The database does not respond. Try again in a minute.', { 'retry-after': '30' })
        : errorResponse(500, 'Something went wrong.')
    }
  }

const finished =
  (handle: Handler): Handler =>
  async (request, context) =>
    finishPayloadResponse(request, await handle(request, context))

const outermost = (handle: Handler): Handler =>
  finished(onAdminHostsOnly(catchErrors(rejectMalformed(handle))))
const reading = (handle: Handler): Handler => outermost(countCalls(checkLocale(inLanguageOfPage(handle))))
const writing = (handle: Handler): Handler =>
  outermost(sameOriginOnly(countCalls(limitBody(checkLocale(inLanguageOfPage(handle))))))

export const GET = reading(REST_GET(config))
export const HEAD = headOf(reading(REST_GET(config)))
export const POST = writing(REST_POST(config))
export const DELETE = writing(REST_DELETE(config))
export const PATCH = writing(REST_PATCH(config))
export const PUT = writing(REST_PUT(config))
export const OPTIONS = outermost(REST_OPTIONS(config))
