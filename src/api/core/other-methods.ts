import type { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'

import { MALFORMED_REQUEST_HEADER } from '@/src/platform/http/requested-path'
import type { ApiEnv } from './environment'
import { ApiError } from './problems'

/** Answers methods without an operation: OPTIONS with the allowed methods, any other with 405. */
export const otherMethods = (app: OpenAPIHono<ApiEnv>): MiddlewareHandler =>
  methodNotAllowed<ApiEnv>({
    app,
    onMethodNotAllowed: (c, methods) => {
      const allow = methods.join(', ')
      if (c.req.method !== 'OPTIONS' || c.req.header(MALFORMED_REQUEST_HEADER))
        throw new ApiError('methodNotAllowed', `Allowed methods: ${allow}.`, { headers: { allow } })
      // Hono would keep the headers of the 404.
      c.res = undefined
      return new Response(null, { status: 204, headers: { allow } })
    },
  })
