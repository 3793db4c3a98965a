import { etag, RETAINED_304_HEADERS } from 'hono/etag'

import { REQUEST_ID_HEADER } from '@/src/platform/http/request-id'

/** What a 304 keeps besides what the standard asks for: who may read it, and what purges it. */
const RETAINED = [
  'cache-tag',
  'access-control-allow-origin',
  'access-control-expose-headers',
  REQUEST_ID_HEADER,
]

/** Answers 304 to who has the current answer already. */
export const conditional = etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...RETAINED] })
