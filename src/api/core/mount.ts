import { API_LOCALE } from '@/src/lib/constants'
import type { MiddlewareHandler } from 'hono'

import { authenticate } from './authenticate'
import { crossOrigin } from './cross-origin'
import type { Mount } from './environment'
import type { Operation } from './operation'

export const TENANT_HEADER = 'x-tenant'

/** A mount with the middleware that runs around every request to it. */
export type GuardedMount = Mount & {
  /** Runs before any input is read. */
  guard: MiddlewareHandler
  /** Answers the preflight requests of browsers. */
  crossOrigin: (operations: readonly Operation[]) => MiddlewareHandler
}

/** For programs and pages of other origins: bearer tokens, never a cookie; in English. */
export const API_MOUNT: GuardedMount = {
  base: '/api',
  guard: (_, next) => next(),
  authenticate,
  readableHeaders: (headers) => headers,
  namedTenant: (headers) => {
    const slug = headers.get(TENANT_HEADER)
    return slug === null ? undefined : { slug }
  },
  language: () => API_LOCALE,
  explain: ({ detail }) => detail,
  crossOrigin,
}
