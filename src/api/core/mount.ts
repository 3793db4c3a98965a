import { API_LOCALE } from '@/src/lib/constants'
import type { MiddlewareHandler } from 'hono'

import { authenticate } from './authenticate'
import { crossOrigin } from './cross-origin'
import type { Mount } from './environment'
import type { Operation } from './operation'

export const TENANT_HEADER = 'x-tenant'

/** A mount with what runs around every call of it. */
export type GuardedMount = Mount & {
  /** Runs before anything of the call is read. */
  guard: MiddlewareHandler
  /** Answers what a browser sends ahead of a call from another origin. */
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
