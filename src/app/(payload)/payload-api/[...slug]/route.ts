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

const refuse = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ errors: [{ message }] }, { status, headers })

const METHODS = 'GET, HEAD, OPTIONS, POST, PUT, DELETE, PATCH'

/** What Next could not have read was made readable for this, to be refused. */
const readable =
  (handle: Handler): Handler =>
  (request, context) => {
    const unreadable = request.headers.get(MALFORMED_REQUEST_HEADER)
    if (unreadable === null) return handle(request, context)
    return Promise.resolve(
      unreadable === 'method'
        ? refuse(405, `This address answers ${METHODS}.`, { allow: METHODS })
        : refuse(400, 'Malformed percent-encoding in path; write a literal "%" as %25.'),
    )
  }

const counted =
  (handle: Handler): Handler =>
  async (request, context) =>
    countPayloadCall(request, await payloadInstance(), () => handle(request, context))

const withinBounds =
  (handle: Handler): Handler =>
  async (request, context) => {
    const bounded = await limitRequestBody(request)
    return bounded instanceof Response ? bounded : handle(bounded, context)
  }

const localized =
  (handle: Handler): Handler =>
  async (request, context) => {
    const known = await requireLocale(request)
    return typeof known === 'string' ? refuse(400, known) : handle(known, context)
  }

/** Payload takes the session cookie; its own list of allowed origins cannot name every domain that is ever added. */
const ofThisHost =
  (handle: Handler): Handler =>
  async (request, context) =>
    isCrossOrigin(request.headers, env.TRUST_PROXY)
      ? refuse(403, 'A page of another address may not do this.')
      : handle(request, context)

/** No proxy of ours sees these calls, whose uploads it would hold: they name themselves. */
const identified =
  (handle: Handler): Handler =>
  async (request, context) => {
    const response = await handle(request, context)
    const named = new Response(response.body, response)
    named.headers.set(REQUEST_ID_HEADER, requestIdOf(request.headers))
    return named
  }

const reading = (handle: Handler): Handler => identified(readable(counted(localized(handle))))
const writing = (handle: Handler): Handler =>
  identified(readable(ofThisHost(counted(withinBounds(localized(handle))))))

export const GET = reading(REST_GET(config))
export const HEAD = headOf(reading(REST_GET(config)))
export const POST = writing(REST_POST(config))
export const DELETE = writing(REST_DELETE(config))
export const PATCH = writing(REST_PATCH(config))
export const PUT = writing(REST_PUT(config))
export const OPTIONS = identified(readable(REST_OPTIONS(config)))
