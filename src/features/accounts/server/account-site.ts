import type { Payload } from 'payload'

import { adminHref } from '@/src/routing/admin-paths'
import type { Locale } from '@/src/lib/constants'
import { siteOrigin } from '@/src/platform/site-origin'
import { senderName } from '@/src/platform/mail/sender-name'
import { resolvePath } from '@/src/routing/resolve-path'
import { ROUTES } from '@/src/routing/route-table'
import { routingStore } from '@/src/routing/store/cache'
import type { Site } from '@/src/routing/types'

/** The site on which somebody asks for something about an account, and the language they read it in. */
export type AccountSite = { site: Site; locale: Locale }

type AccountPage = 'auth-login' | 'auth-reset-password' | 'auth-verify'

/** The address of the site's page for something about accounts, with its origin; null where the site has no such page. */
export async function accountPage({ site, locale }: AccountSite, page: AccountPage): Promise<URL | null> {
  const found = await resolvePath(routingStore(), site, ROUTES[page][locale], { locale })
  return found.type === 'page' ? new URL(found.path, siteOrigin(site.hostname)) : null
}

/** An address of the admin on a site's host. */
export const inAdmin = ({ site, locale }: AccountSite, path: string): string =>
  new URL(adminHref(locale, path), siteOrigin(site.hostname)).href

/** Where one signs in: the site's own page, else the admin's. */
export async function signInHref(place: AccountSite): Promise<string> {
  const page = await accountPage(place, 'auth-login')
  return page?.href ?? inAdmin(place, '/login')
}

/** Where a password is chosen anew: the site's own page, else the admin's. */
export async function resetHref(place: AccountSite, token: string): Promise<string> {
  const page = await accountPage(place, 'auth-reset-password')
  if (!page) return inAdmin(place, `/reset/${token}`)
  page.searchParams.set('token', token)
  return page.href
}

/** What the site calls itself. */
export const companyName = async (payload: Payload, { site }: AccountSite): Promise<string> =>
  (await senderName(payload, site.tenantId)) || site.hostname
