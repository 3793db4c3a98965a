import { createLocalReq, parseCookies, type Payload } from 'payload'

import { toLocale } from '@/src/i18n/locale-texts'
import { messages } from '@/src/i18n/messages'
import type { Locale } from '@/src/lib/constants'
import { NOT_FOUND } from '@/src/lib/error-messages'
import { env } from '@/src/platform/env'
import { adminHref, editOnSiteHref } from '@/src/routing/admin-paths'
import { isCrossOrigin } from '@/src/routing/cross-origin'
import { renderErrorPage } from '@/src/routing/error-page'
import { issueCode } from './issue-code'
import { PRIVATE_HEADERS, redirectTo } from './redirect'

const LANGUAGE_COOKIE = 'payload-lng'

async function missing(locale: Locale): Promise<Response> {
  const { editOnSite, preview } = messages[locale]
  const { status, message } = NOT_FOUND
  const page = await renderErrorPage({
    ...{ locale, status, message, ...editOnSite.notFound },
    retry: null,
    home: { label: preview.toPanel, href: adminHref(locale, '') },
    reference: null,
    theme: null,
  })
  const headers = { ...PRIVATE_HEADERS, 'content-type': 'text/html; charset=utf-8' }
  return new Response(page, { status, headers })
}

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
