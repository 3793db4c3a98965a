import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'

import { env } from '@/src/lib/env'
import { isForeignOrigin } from '@/src/site/foreign-origin'
import { boundedBody } from '@/src/site/payload-body'

type Handler = ReturnType<typeof REST_POST>

const REFUSAL = { errors: [{ message: 'A page of another address may not do this.' }] }

/** Payload takes the session cookie; its own list of allowed origins cannot name every domain that is ever added. */
const ofThisHost =
  (handle: Handler): Handler =>
  async (request, context) => {
    if (isForeignOrigin(request.headers, env.TRUST_PROXY)) return Response.json(REFUSAL, { status: 403 })
    const bounded = await boundedBody(request)
    return bounded instanceof Response ? bounded : handle(bounded, context)
  }

export const GET = REST_GET(config)
export const POST = ofThisHost(REST_POST(config))
export const DELETE = ofThisHost(REST_DELETE(config))
export const PATCH = ofThisHost(REST_PATCH(config))
export const PUT = ofThisHost(REST_PUT(config))
export const OPTIONS = REST_OPTIONS(config)
