import { NextResponse, type NextRequest } from 'next/server'
import { messages } from '@/src/i18n/messages'
import { env } from '@/src/lib/env'
import { requestLogger } from '@/src/lib/logger'
import { REQUEST_ID_HEADER, requestIdOf } from '@/src/lib/request-id'
import { inAdminLanguage, readAdminRequest } from '@/src/site/admin-request'
import { routeAdmin } from '@/src/site/admin-route'
import { answerHeaders } from '@/src/site/answer-headers'
import { drawnAt, isDrawn } from '@/src/site/drawn-at'
import { MOVED_PATH, writeMoved } from '@/src/site/moved'
import { passesThrough } from '@/src/site/pass-through'
import { plainAnswer } from '@/src/site/plain-answer'
import { readRequest } from '@/src/site/read-request'
import { route } from '@/src/site/route'
import { routingStore } from '@/src/site/store/cache'
import type { RedirectAction } from '@/src/site/types'

/** Not build output or images, and not the APIs: they name their own requests, and a proxy would hold their uploads in memory. */
export const config = { matcher: ['/((?!_next/static|_next/image|_ipx/|api/|payload-api/).*)'] }

/** Answers each request with what routing decides: a page, a redirect, or why there is neither. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const requestId = requestIdOf(request.headers)
  const headers = new Headers(request.headers)
  headers.set(REQUEST_ID_HEADER, requestId)
  const response = await respond(request, headers).catch((error: unknown) => {
    requestLogger(requestId).error({ err: error }, 'Routing failed')
    return plain({ type: 'unavailable' }, headers)
  })
  response.headers.set(REQUEST_ID_HEADER, requestId)
  return response
}

async function respond(request: NextRequest, headers: Headers): Promise<NextResponse> {
  const at = (path: string) => new URL(path, request.nextUrl.origin)
  const admin = routeAdmin(readAdminRequest(request))
  if (admin?.type === 'redirect') return NextResponse.redirect(at(admin.to), 307)
  if (admin) return NextResponse.rewrite(at(admin.path), inAdminLanguage(headers, admin))
  if (passesThrough(request.nextUrl.pathname)) return NextResponse.next({ request: { headers } })
  const action = await route(readRequest(request, env.TRUST_PROXY), routingStore())
  if (action.type === 'redirect') return redirect(action, request, headers)
  if (!isDrawn(action)) return plain(action, headers)
  const { path, status } = drawnAt(action)
  const init = { status, headers: answerHeaders(action, env.NODE_ENV), request: { headers } }
  return NextResponse.rewrite(at(path), init)
}

/** Next would make a Location relative that names the address it listens on, whatever host was asked. */
function redirect(action: RedirectAction, request: NextRequest, headers: Headers): NextResponse {
  return NextResponse.rewrite(new URL(MOVED_PATH, request.nextUrl.origin), {
    headers: answerHeaders(action, env.NODE_ENV),
    request: { headers: writeMoved(headers, action) },
  })
}

function plain(action: Parameters<typeof plainAnswer>[0], headers: Headers): NextResponse {
  const texts = { nl: messages.nl.routing, en: messages.en.routing }
  const { body, ...init } = plainAnswer(action, headers, texts)
  return new NextResponse(body, init)
}
