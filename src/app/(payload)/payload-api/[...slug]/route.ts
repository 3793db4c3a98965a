import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'

import { countPayloadCall } from '@/src/api/core/payload-calls'
import { env } from '@/src/lib/env'
import { payloadInstance } from '@/src/payload'
import { isForeignOrigin } from '@/src/site/foreign-origin'
import { boundedBody } from '@/src/site/payload-body'

type Handler = ReturnType<typeof REST_POST>

const REFUSAL = { errors: [{ message: 'A page of another address may not do this.' }] }

const counted =
  (handle: Handler): Handler =>
  async (request, context) =>
    countPayloadCall(request, await payloadInstance(), () => handle(request, context))

const withinBounds =
  (handle: Handler): Handler =>
  async (request, context) => {
    const bounded = await boundedBody(request)
    return bounded instanceof Response ? bounded : handle(bounded, context)
  }

/** Payload takes the session cookie; its own list of allowed origins cannot name every domain that is ever added. */
const ofThisHost =
  (handle: Handler): Handler =>
  async (request, context) =>
    isForeignOrigin(request.headers, env.TRUST_PROXY)
      ? Response.json(REFUSAL, { status: 403 })
      : handle(request, context)

const guarded = (handle: Handler): Handler => ofThisHost(counted(withinBounds(handle)))

export const GET = counted(REST_GET(config))
export const POST = guarded(REST_POST(config))
export const DELETE = guarded(REST_DELETE(config))
export const PATCH = guarded(REST_PATCH(config))
export const PUT = guarded(REST_PUT(config))
export const OPTIONS = REST_OPTIONS(config)
