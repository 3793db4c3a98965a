import { createLocalReq, parseCookies, type Payload } from 'payload'

import { toLocale } from '@/src/i18n/locale-texts'
import { messages } from '@/src/i18n/messages'
import type { Locale } from '@/src/lib/constants'
import { env } from '@/src/platform/env'
import { adminHref, editOnSiteHref } from '@/src/routing/admin-paths'
import { isCrossOrigin } from '@/src/routing/cross-origin'
import { panelNotFound } from '@/src/routing/panel-not-found'
import { issueCode } from './issue-code'
import { PRIVATE_HEADERS, redirectTo } from './redirect'

const LANGUAGE_COOKIE = 'payload-lng'

const missing = (locale: Locale): Promise<Response> =>
  panelNotFound(locale, messages[locale].editOnSite.notFound, {
    href: adminHref(locale, ''),
    headers: PRIVATE_HEADERS,
  })

/** From the panel to a page of a site, whose pages then show the corner. A link on any other page leads to the panel only. */
export async function leadToSite(payload: Payload, { headers, url }: Request): Promise<Response> {
  // Of the panel: the proxy writes it.
  const language = toLocale(parseCookies(headers).get(LANGUAGE_COOKIE) ?? '')
  const address = new URL(url).searchParams.get('url')
  const { user } = await payload.auth({ headers })
  if (!user) {
    const own = encodeURIComponent(editOnSiteHref(language, address ?? ''))
    return redirectTo(`${adminHref(language, '/login')}?redirect=${own}`)
  }
  if (isCrossOrigin(headers, env.TRUST_PROXY)) return redirectTo(adminHref(language, ''))
  const req = await createLocalReq({ user, req: { headers } }, payload)
  const location = await issueCode(req, address)
  return location === null ? missing(language) : redirectTo(location)
}
