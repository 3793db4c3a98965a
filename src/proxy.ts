import { NextResponse, type NextRequest } from 'next/server'
import { isDatabaseDown } from '@/src/platform/database/outage'
import { env } from '@/src/platform/env'
import { requestLogger } from '@/src/platform/logger'
import { REQUEST_ID_HEADER, requestIdOf } from '@/src/platform/http/request-id'
import { authorizeAdmin } from '@/src/routing/admin-entry'
import { inAdminLanguage } from '@/src/routing/admin-request'
import { responseHeaders } from '@/src/routing/response-headers'
import { routeRequest } from '@/src/routing/route-request'
import { internalRoute, isRendered } from '@/src/routing/internal-route'
import { fetchStalePage } from '@/src/routing/stale-page'
import { REDIRECT_ROUTE, handRedirect } from '@/src/upstream/next/redirect-handoff'
import { bypassesRouting } from '@/src/routing/pass-through'
import { type Asked, errorResponse, isErrorWithPage, databaseUnavailable } from '@/src/routing/error-response'
import { siteOf } from '@/src/routing/route'
import { isDatabaseUp } from '@/src/routing/store/cache'
import type { RedirectAction } from '@/src/routing/types'

/** Not build output or images, and not the APIs: they name their own requests, and a proxy would hold their uploads in memory. */
export const config = { matcher: ['/((?!_next/static|_next/image|_ipx/|api/|payload-api/|panel-api/).*)'] }

/** Answers each request with what routing decides: a page, a redirect, or why there is neither. */
export async function proxy(request: NextRequest): Promise<Response> {
  const requestId = requestIdOf(request.headers)
  const headers = new Headers(request.headers)
  headers.set(REQUEST_ID_HEADER, requestId)
  const asked = { headers, pathname: request.nextUrl.pathname, search: request.nextUrl.search }
  const response = await respond(request, asked).catch((error: unknown) => {
    requestLogger(requestId).error({ err: error }, 'Routing failed')
    return errorResponse(databaseUnavailable(siteOf(error)), asked)
  })
  response.headers.set(REQUEST_ID_HEADER, requestId)
  return response
}

async function respond(request: NextRequest, asked: Asked): Promise<Response> {
  const { headers } = asked
  const at = (path: string) => new URL(path, request.nextUrl.origin)
  const admin = await authorizeAdmin(request)
  if (admin?.type === 'redirect') return NextResponse.redirect(at(admin.to), 307)
  if (admin && !(await isDatabaseUp())) return errorResponse(databaseUnavailable(), asked)
  if (admin?.type === 'rewrite') return NextResponse.rewrite(at(admin.path), inAdminLanguage(headers, admin))
  if (!admin && bypassesRouting(asked)) return NextResponse.next({ request: { headers } })
  const action = await routeRequest(request)
  if (action.type === 'redirect') return redirect(action, request, headers)
  if (!isRendered(action) || isErrorWithPage(action, asked)) return errorResponse(action, asked)
  const { path, status } = internalRoute(action)
  const init = { status, headers: responseHeaders(action, env.NODE_ENV), request: { headers } }
  if (isDatabaseDown())
    return (await fetchStalePage(path, asked, init)) ?? errorResponse(databaseUnavailable(action.site), asked)
  return NextResponse.rewrite(at(path), init)
}

/** Next would make a Location relative that names the address it listens on, whatever host was asked. */
function redirect(action: RedirectAction, request: NextRequest, headers: Headers): NextResponse {
  return NextResponse.rewrite(new URL(REDIRECT_ROUTE, request.nextUrl.origin), {
    headers: responseHeaders(action, env.NODE_ENV),
    request: { headers: handRedirect(headers, action) },
  })
}
