import { describeAnswer } from '@/src/cache/answer-record'
import { pageIn, PREVIEW_PATH, tokenIn } from '@/src/features/previews/rules/preview'
import { env } from '@/src/platform/env'
import { siteOrigin } from '@/src/platform/site-origin'
import { previewPolicy } from './content-security-policy'
import { isCrossOrigin } from './cross-origin'
import { newNonce, POLICY_HEADER } from './panel-policy'
import { readRequest, type IncomingRequest } from './read-request'
import { SAFE_METHODS } from './route'
import { routingStore } from './store/cache'
import type { ErrorAction, RoutingStore, Site } from './types'

/** How the page of a preview gets the token; only the proxy sets it. */
export const PREVIEW_TOKEN_HEADER = 'x-preview-token'

/** How it gets the path of the page that a brand is shown on, percent-encoded; only the proxy sets it. */
export const PREVIEW_PAGE_HEADER = 'x-preview-page'

type PreviewAction = {
  type: 'preview'
  reason: 'token' | 'form'
  site: Site
  token: string
  at: string | null
}

/** How the script of a preview asks for its document with the contents of a form: by a server function. */
const SERVER_FUNCTION_HEADER = 'next-action'

/** Whether the path is that of previews, which exist on the host of each site. */
export const isPreviewPath = (pathname: string): boolean => pathname === PREVIEW_PATH

/** Decides how a request for a preview is answered. What its token opens is checked where the draft is read. */
export async function routePreview(
  request: IncomingRequest,
  store: Pick<RoutingStore, 'findSite'> = routingStore(),
): Promise<PreviewAction | ErrorAction> {
  // Nothing of it is for a cache, or for anybody else.
  describeAnswer({ rendered: false, shareable: false })
  const { headers } = request
  const { host, method, search } = readRequest(request, env)
  const site = host === null ? null : await store.findSite(host)
  if (!site) return { type: 'unknownHost', reason: host === null ? 'noHost' : 'noSite' }
  if (site.suspended) return { type: 'suspended', reason: 'tenant', site }
  const [token, at] = [tokenIn(search), pageIn(search)]
  if (SAFE_METHODS.includes(method)) return { type: 'preview', reason: 'token', site, token, at }
  const isCall = method === 'POST' && headers.has(SERVER_FUNCTION_HEADER)
  return isCall && !isCrossOrigin(headers, env.TRUST_PROXY)
    ? { type: 'preview', reason: 'form', site, token, at }
    : { type: 'methodNotAllowed', reason: 'notReading', site }
}

/** The headers of the request that renders a preview, and of its response. */
export function previewHeaders(
  { site, token, at }: PreviewAction,
  received: Headers,
): { request: Headers; response: Record<string, string> } {
  const policy = previewPolicy(site, {
    nonce: newNonce(),
    panels: env.ADMIN_HOSTS.map(siteOrigin),
    development: env.NODE_ENV === 'development',
  })
  const request = new Headers(received)
  request.set(PREVIEW_TOKEN_HEADER, token)
  request.delete(PREVIEW_PAGE_HEADER)
  if (at !== null) request.set(PREVIEW_PAGE_HEADER, encodeURIComponent(at))
  request.set(POLICY_HEADER, policy)
  return {
    request,
    response: {
      [POLICY_HEADER]: policy,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    },
  }
}
