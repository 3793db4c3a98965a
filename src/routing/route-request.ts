import { type AnswerRecord, answerRecords, describeAnswer } from '@/src/cache/answer-record'
import { env } from '@/src/platform/env'
import { describeAction } from './describe-action'
import { readRequest, type IncomingRequest } from './read-request'
import { route } from './route'
import { routingStore } from './store/cache'
import { countResponse } from './usage-counter/start'
import { countVisit } from './visits/start'
import type { Action } from './types'

/** A page is counted as visited, anything else as the use of a redirect or as not found. */
const counterOf =
  (action: Action): AnswerRecord['count'] =>
  (served) =>
    action.type === 'page'
      ? countVisit(action, served)
      : countResponse(action, served.headers.referer ?? null)

/**
 * Routes a visitor's request. Visits, uses of redirects and paths not found are counted by the server, for each response
 * from memory too; without one, what is not a visit is counted here.
 */
export async function routeRequest(request: IncomingRequest): Promise<Action> {
  const routingRequest = readRequest(request, env)
  const store = routingStore()
  const action = await route(routingRequest, store)
  const site = routingRequest.host === null ? null : await store.findSite(routingRequest.host)
  describeAction(action, site)
  if (answerRecords().getStore()) describeAnswer({ count: counterOf(action) })
  else countResponse(action, request.headers.get('referer'))
  return action
}
