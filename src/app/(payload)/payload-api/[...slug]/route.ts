import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'

import { countPayloadCall } from '@/src/api/core/payload-api-limits'
import { env } from '@/src/platform/env'
import { REQUEST_ID_HEADER, requestIdOf } from '@/src/platform/http/request-id'
import { MALFORMED_REQUEST_HEADER } from '@/src/platform/http/requested-path'
import { payloadInstance } from '@/src/platform/payload'
import { isCrossOrigin } from '@/src/routing/cross-origin'
import { headOf } from '@/src/upstream/payload/head-requests'
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
    return typeof known === 'string' ? errorResponse(400, known) : handle(known, context)
  }

/** Payload accepts the session cookie, and its list of allowed origins cannot have every domain that is added later. */
const sameOriginOnly =
  (handle: Handler): Handler =>
  async (request, context) =>
    isCrossOrigin(request.headers, env.TRUST_PROXY)
      ? errorResponse(403, 'Cross-origin requests are not allowed.')
      : handle(request, context)

/** src/proxy.ts, which sets request ids, skips these requests, as it would buffer their uploads. */
const withRequestId =
  (handle: Handler): Handler =>
  async (request, context) => {
    const response = await handle(request, context)
    const named = new Response(response.body, response)
    named.headers.set(REQUEST_ID_HEADER, requestIdOf(request.headers))
    return named
  }

const reading = (handle: Handler): Handler => withRequestId(rejectMalformed(countCalls(checkLocale(handle))))
const writing = (handle: Handler): Handler =>
  withRequestId(rejectMalformed(sameOriginOnly(countCalls(limitBody(checkLocale(handle))))))

export const GET = reading(REST_GET(config))
export const HEAD = headOf(reading(REST_GET(config)))
export const POST = writing(REST_POST(config))
export const DELETE = writing(REST_DELETE(config))
export const PATCH = writing(REST_PATCH(config))
export const PUT = writing(REST_PUT(config))
export const OPTIONS = withRequestId(rejectMalformed(REST_OPTIONS(config)))
