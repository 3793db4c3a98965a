import type { Payload } from 'payload'

import { adminHref } from '@/src/routing/admin-paths'
import type { Locale } from '@/src/lib/constants'
import { siteOrigin } from '@/src/platform/site-origin'
import { senderName } from '@/src/platform/mail/sender-name'
import { resolvePath } from '@/src/routing/resolve-path'
import { ROUTES } from '@/src/routing/route-table'
import { routingStore } from '@/src/routing/store/cache'
import type { Site } from '@/src/routing/types'

/** The site on which an account request is made, and the locale of its page. */
export type AccountSite = { site: Site; locale: Locale }

type AccountPage = 'auth-login' | 'auth-reset-password' | 'auth-verify'

/** The absolute URL of one of the site's account pages; null when the site has no such page. */
export async function accountPage({ site, locale }: AccountSite, page: AccountPage): Promise<URL | null> {
  const action = await resolvePath(routingStore(), site, ROUTES[page][locale], { locale })
  return action.type === 'page' ? new URL(action.path, siteOrigin(site.hostname)) : null
}

/** An absolute URL of the admin on the site's host. */
export const inAdmin = ({ site, locale }: AccountSite, path: string): string =>
  new URL(adminHref(locale, path), siteOrigin(site.hostname)).href

/** The sign-in page: the site's own, else the admin's. */
export async function signInHref(accountSite: AccountSite): Promise<string> {
  const page = await accountPage(accountSite, 'auth-login')
  return page?.href ?? inAdmin(accountSite, '/login')
}

/** The page to choose a new password: the site's own, else the admin's. */
export async function resetHref(accountSite: AccountSite, token: string): Promise<string> {
  const page = await accountPage(accountSite, 'auth-reset-password')
  if (!page) return inAdmin(accountSite, `/reset/${token}`)
  page.searchParams.set('token', token)
  return page.href
}

/** The name in the site's settings, else its hostname. */
export const companyName = async (payload: Payload, { site }: AccountSite): Promise<string> =>
  (await senderName(payload, site.tenantId)) || site.hostname
