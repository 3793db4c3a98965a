import { NextResponse, type NextRequest } from 'next/server'
import { refusePreviewForm } from '@/src/features/previews/server/refuse-form'
import { isDatabaseDown } from '@/src/platform/database/outage'
import { env } from '@/src/platform/env'
import { requestLogger } from '@/src/platform/logger'
import { REQUEST_ID_HEADER, requestIdOf } from '@/src/platform/http/request-id'
import { authorizeAdmin } from '@/src/routing/admin-entry'
import { adminRewrite, tenantCookies } from '@/src/routing/admin-request'
import { isPanelCall, rejectedCallResponse } from '@/src/routing/panel-call'
import { panelPolicy, withoutPolicy } from '@/src/routing/panel-policy'
import { isPreviewPath, previewHeaders, routePreview } from '@/src/routing/preview'
import { responseHeaders } from '@/src/routing/response-headers'
import { routeRequest } from '@/src/routing/route-request'
import { internalRoute, isRendered } from '@/src/routing/internal-route'
import { fetchStalePage } from '@/src/routing/stale-page'
import { REDIRECT_ROUTE, handRedirect } from '@/src/upstream/next/redirect-handoff'
import { bypassesRouting, isFilePath } from '@/src/routing/pass-through'
import {
  type ErrorContext,
  errorResponse,
  isNotFoundWithoutPage,
  databaseUnavailable,
} from '@/src/routing/error-response'
import { siteOf } from '@/src/routing/route'
import { isDatabaseUp } from '@/src/routing/store/cache'
import type { RedirectAction } from '@/src/routing/types'

/** Excludes build output and images, and the APIs: they set request ids themselves, and a proxy would buffer their uploads. */
export const config = { matcher: ['/((?!_next/static|_next/image|_ipx/|api/|payload-api/|panel-api/).*)'] }

/** Turns the routing action of a request into a response: a page, a redirect or an error. */
export async function proxy(request: NextRequest): Promise<Response> {
  const requestId = requestIdOf(request.headers)
  const headers = withoutPolicy(new Headers(request.headers))
  headers.set(REQUEST_ID_HEADER, requestId)
  const context = { headers, pathname: request.nextUrl.pathname, search: request.nextUrl.search }
  const response = await respond(request, context).catch((error: unknown) => {
    requestLogger(requestId).error({ err: error }, 'Routing failed')
    return errorResponse(databaseUnavailable(siteOf(error)), context)
  })
  response.headers.set(REQUEST_ID_HEADER, requestId)
  return response
}

async function respond(request: NextRequest, context: ErrorContext): Promise<Response> {
  const { headers } = context
  const internalUrl = (path: string) => new URL(path, request.nextUrl.origin)
  const admin = await authorizeAdmin(request)
  if (admin?.type === 'rejected') return rejectedCallResponse(admin)
  if (admin?.type === 'redirect')
    return NextResponse.redirect(internalUrl(admin.to), {
      status: 307,
      headers: admin.reason === 'tenant' ? tenantCookies(admin.tenant) : [],
    })
  if (admin && !(await isDatabaseUp())) return errorResponse(databaseUnavailable(), context)
  if (admin?.type === 'rewrite') {
    const policy = panelPolicy(context.pathname, env.NODE_ENV)
    return NextResponse.rewrite(internalUrl(admin.path), adminRewrite(headers, { ...admin, policy }))
  }
  if (isPreviewPath(context.pathname)) return respondPreview(request, context)
  if (!admin && bypassesRouting(context.pathname))
    return isPanelCall(request) && isFilePath(context.pathname)
      ? rejectedCallResponse({ type: 'rejected', reason: 'method' })
      : NextResponse.next({ request: { headers } })
  const action = await routeRequest(request)
  if (action.type === 'redirect') return redirect(action, request, headers)
  if (!isRendered(action) || isNotFoundWithoutPage(action, context)) return errorResponse(action, context)
  const { path, status } = internalRoute(action)
  const { pathname } = context
  const init = {
    status,
    headers: responseHeaders(action, { mode: env.NODE_ENV, pathname }),
    request: { headers },
  }
  if (isDatabaseDown())
    return (
      (await fetchStalePage(path, context, init)) ?? errorResponse(databaseUnavailable(action.site), context)
    )
  return NextResponse.rewrite(internalUrl(path), init)
}

async function respondPreview(request: NextRequest, context: ErrorContext): Promise<Response> {
  const action = await routePreview(request)
  if (action.type !== 'preview') return errorResponse(action, context)
  if (action.reason === 'form') {
    // Before Next reads what is sent.
    const refused = await refusePreviewForm(action.token, action.site.hostname)
    if (refused) return refused
  }
  if (!(await isDatabaseUp())) return errorResponse(databaseUnavailable(action.site), context)
  const headers = previewHeaders(action, context.headers)
  return NextResponse.next({ headers: headers.response, request: { headers: headers.request } })
}

/** A route sends the redirect: Next makes a Location relative when it names the origin that Next itself listens on. */
function redirect(action: RedirectAction, request: NextRequest, headers: Headers): NextResponse {
  return NextResponse.rewrite(new URL(REDIRECT_ROUTE, request.nextUrl.origin), {
    headers: responseHeaders(action, { mode: env.NODE_ENV, pathname: request.nextUrl.pathname }),
    request: { headers: handRedirect(headers, action) },
  })
}
