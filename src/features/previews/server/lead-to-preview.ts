import { createLocalReq, parseCookies, type Payload } from 'payload'

import { toLocale } from '@/src/i18n/locale-texts'
import { messages } from '@/src/i18n/messages'
import { isLocale, type Locale } from '@/src/lib/constants'
import { isUuid } from '@/src/lib/uuid'
import { env } from '@/src/platform/env'
import { releaseHref } from '@/src/features/releases'
import { adminHref, documentHref, previewHref } from '@/src/routing/admin-paths'
import { isCrossOrigin } from '@/src/routing/cross-origin'
import { panelNotFound } from '@/src/routing/panel-not-found'
import type { PreviewTarget } from '../rules/preview'
import { issuePreview } from './issue-preview'

export type PreviewLinkContext = { params: Promise<{ id: string }> }

const LANGUAGE_COOKIE = 'payload-lng'
/** The token must not stay in a cache, nor leave in a Referer header. */
const HEADERS = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }

const redirectTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { ...HEADERS, location } })

const missing = (reason: 'notFound' | 'noSite', locale: Locale, href: string): Promise<Response> =>
  panelNotFound(locale, messages[locale].preview[reason], { href, headers: HEADERS })

/**
 * From the panel to the preview of a draft on its own site. A link on any other page leads to the document in the panel: a
 * script of the site could read the preview that it opens.
 */
export async function leadToPreview(
  payload: Payload,
  collection: PreviewTarget['collection'],
  { headers, url }: Request,
  { params }: PreviewLinkContext,
): Promise<Response> {
  const { id } = await params
  // Of the panel: the proxy writes it.
  const language = toLocale(parseCookies(headers).get(LANGUAGE_COOKIE) ?? '')
  const requested = new URL(url).searchParams.get('locale') ?? ''
  const locale = isLocale(requested) ? requested : language
  const home = adminHref(language, '')
  if (!isUuid(id)) return missing('notFound', language, home)
  const { user } = await payload.auth({ headers })
  if (!user) {
    const own = previewHref(language, collection, id, locale)
    return redirectTo(`${adminHref(language, '/login')}?redirect=${encodeURIComponent(own)}`)
  }
  const document =
    collection === 'releases'
      ? releaseHref(language, id)
      : `${documentHref(language, collection, id)}?locale=${locale}`
  if (isCrossOrigin(headers, env.TRUST_PROXY)) return redirectTo(document)
  const req = await createLocalReq({ user, req: { headers } }, payload)
  const issued = await issuePreview(req, { collection, id, locale })
  if (issued.type === 'issued') return redirectTo(issued.url)
  return issued.reason === 'noSite'
    ? missing('noSite', language, document)
    : missing('notFound', language, home)
}
