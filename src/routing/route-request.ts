import { env } from '@/src/platform/env'
import { readRequest, type IncomingRequest } from './read-request'
import { route } from './route'
import { routingStore } from './store/cache'
import { countResponse } from './usage-counter/start'
import type { Action } from './types'

/** Routes a visitor's request, and counts uses of redirects and paths not found. */
export async function routeRequest(request: IncomingRequest): Promise<Action> {
  const action = await route(readRequest(request, env.TRUST_PROXY), routingStore())
  countResponse(action, request.headers)
  return action
}
