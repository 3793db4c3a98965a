import type { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'

import { UNREADABLE_HEADER } from '@/src/platform/http/requested-path'
import type { ApiEnv } from './environment'
import { ApiError } from './problems'

/** Every path knows its methods: who asks is told, and any other method is refused. To be called after they are mounted. */
export function refuseOtherMethods(
  app: OpenAPIHono<ApiEnv>,
  addresses: readonly { path: string; method: string }[],
  answerOrigin: MiddlewareHandler,
): void {
  for (const [path, same] of Map.groupBy(addresses, (address) => address.path)) {
    const allowed = same.map(({ method }) => method.toUpperCase())
    const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : [])].join(', ')
    app.all(path.replaceAll(/\{(\w+)\}/g, ':$1'), (c, next) => {
      if (c.req.method === 'OPTIONS' && !c.req.header(UNREADABLE_HEADER)) {
        c.res = c.body(null, 204, { allow })
        return answerOrigin(c, next)
      }
      throw new ApiError('methodNotAllowed', `This address answers ${allow}.`, { headers: { allow } })
    })
  }
}
