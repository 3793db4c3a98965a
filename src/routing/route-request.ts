import { answerRecords, describeAnswer } from '@/src/cache/answer-record'
import { env } from '@/src/platform/env'
import { describeAction } from './describe-action'
import { readRequest, type IncomingRequest } from './read-request'
import { route } from './route'
import { routingStore } from './store/cache'
import { countResponse } from './usage-counter/start'
import type { Action } from './types'

/**
 * Routes a visitor's request. Uses of redirects and paths not found are counted by the server, for each response from
 * memory too, or here without one.
 */
export async function routeRequest(request: IncomingRequest): Promise<Action> {
  const routingRequest = readRequest(request, env)
  const store = routingStore()
  const action = await route(routingRequest, store)
  const site = routingRequest.host === null ? null : await store.findSite(routingRequest.host)
  describeAction(action, site)
  if (answerRecords().getStore()) describeAnswer({ count: (referrer) => countResponse(action, referrer) })
  else countResponse(action, request.headers.get('referer'))
  return action
}
