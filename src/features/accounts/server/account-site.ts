import type { Payload } from 'payload'

import type { User } from '@/payload-types'
import { isAccountOnly, referenceId } from '@/src/access/memberships'
import { onAdminHost } from '@/src/routing/admin-hosts'
import { adminHref } from '@/src/routing/admin-paths'
import type { Locale } from '@/src/lib/constants'
import { siteOrigin } from '@/src/platform/site-origin'
import { senderName } from '@/src/platform/mail/sender-name'
import { resolvePath } from '@/src/routing/resolve-path'
import { ROUTES } from '@/src/routing/route-table'
import { routingStore } from '@/src/routing/store/cache'
import type { Site } from '@/src/routing/types'

/** The site on which an account request is made, null on a host of the panel without one, and the locale of its page. */
export type AccountSite = { site: Site | null; locale: Locale }

type AccountPage = 'auth-login' | 'auth-reset-password' | 'auth-verify'

/** The absolute URL of one of the site's account pages; null when the site has no such page. */
export async function accountPage({ site, locale }: AccountSite, page: AccountPage): Promise<URL | null> {
  if (!site) return null
  const action = await resolvePath(routingStore(), site, ROUTES[page][locale], { locale })
  return action.type === 'page' ? new URL(action.path, siteOrigin(site.hostname)) : null
}

/** An absolute URL of the panel, in the locale of the site's page. */
export const inAdmin = ({ locale }: AccountSite, path: string): string => onAdminHost(adminHref(locale, path))

/**
 * Whether mail to an account may lead to a site: one with a role belongs to its tenants, one without to no other. Who is
 * invited may get a role soon, so that no tenant that asks may see their password.
 */
const belongsTo = (account: User, site: Site): boolean =>
  (isAccountOnly(account) && (account.invitations ?? []).length === 0) ||
  (account.tenants ?? []).some(({ tenant }) => referenceId(tenant) === site.tenantId)

/** One of the site's pages, for an account that mail may lead there. */
const pageFor = async (accountSite: AccountSite, account: User, page: AccountPage): Promise<URL | null> =>
  accountSite.site && belongsTo(account, accountSite.site) ? accountPage(accountSite, page) : null

/** The sign-in page: the site's own, else the admin's. */
export async function signInHref(accountSite: AccountSite, account: User): Promise<string> {
  const page = await pageFor(accountSite, account, 'auth-login')
  return page?.href ?? inAdmin(accountSite, '/login')
}

/** The page to choose a new password: the site's own, else the admin's. No tenant that it has nothing to do with gets the token. */
export async function resetHref(accountSite: AccountSite, account: User, token: string): Promise<string> {
  const page = await pageFor(accountSite, account, 'auth-reset-password')
  if (!page) return inAdmin(accountSite, `/reset/${token}`)
  page.searchParams.set('token', token)
  return page.href
}

/** The name in the site's settings, else its hostname; that of the panel for an account of other tenants. */
export async function companyName(payload: Payload, { site }: AccountSite, account: User): Promise<string> {
  if (!site || !belongsTo(account, site)) return new URL(onAdminHost('/')).hostname
  return (await senderName(payload, site.tenantId)) || site.hostname
}
