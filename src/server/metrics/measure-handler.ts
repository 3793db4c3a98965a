import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

import { countingStatements, type RequestStatements } from '@/src/platform/database/request-statements'
import { loggedPath } from '@/src/platform/http/logged-path'
import { REQUEST_ID_HEADER } from '@/src/platform/http/request-id'
import { logger } from '@/src/platform/logger'
import { inSpan } from '@/src/platform/tracing/spans'
import { requestKind } from './request-kind'

type Handler<Result> = (...args: Parameters<RequestListener>) => Result
type Settings = {
  /** 0 logs none. */
  slowMs: number
  /** Whether a proxy in front begins traces; those of visitors are not continued. */
  continuesTraces: boolean
}

function logWhenSlow(
  {
    request,
    response,
    milliseconds,
  }: { request: IncomingMessage; response: ServerResponse; milliseconds: number },
  statements: RequestStatements,
  { slowMs }: Settings,
): void {
  if (slowMs === 0 || milliseconds < slowMs) return
  const { method, url = '', headers } = request
  const line = {
    requestId: headers[REQUEST_ID_HEADER],
    method,
    host: headers.host,
    path: loggedPath(url),
    kind: requestKind(url),
    status: response.statusCode,
    milliseconds: Math.round(milliseconds),
    statements: statements.count,
    sqlMilliseconds: Math.round(statements.milliseconds),
  }
  logger.warn(line, 'Slow request')
}

/** Wraps the handler of what is not in memory: counts the statements of each request, logs slow ones and traces them. */
export const measureHandler =
  (handle: Handler<unknown>, settings: Settings): Handler<Promise<void>> =>
  (request, response) => {
    const statements: RequestStatements = { count: 0, milliseconds: 0 }
    const start = performance.now()
    const { method = 'GET', url = '', headers } = request
    const kind = requestKind(url)
    const attributes = {
      'http.request.method': method,
      'url.path': loggedPath(url),
      'gevel.route.kind': kind,
    }
    const handled = countingStatements(statements, () =>
      inSpan(
        `${method} ${kind}`,
        { kind: 'SERVER', attributes, ...(settings.continuesTraces && { headers }) },
        async (span) => {
          await handle(request, response)
          span?.setAttribute('http.response.status_code', response.statusCode)
        },
      ),
    )
    return handled.finally(() =>
      logWhenSlow({ request, response, milliseconds: performance.now() - start }, statements, settings),
    )
  }
