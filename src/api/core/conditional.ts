import { etag, RETAINED_304_HEADERS } from 'hono/etag'

import { REQUEST_ID_HEADER } from '@/src/platform/http/request-id'

/**
 * Headers that a 304 keeps besides those that RFC 9110 requires: CORS, cache tags, and the policy, which a browser takes for
 * the page that it has.
 */
const RETAINED = [
  'cache-tag',
  'content-security-policy',
  'access-control-allow-origin',
  'access-control-expose-headers',
  REQUEST_ID_HEADER,
]

/** Answers 304 when `If-None-Match` names the current ETag. */
export const conditional = etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...RETAINED] })
