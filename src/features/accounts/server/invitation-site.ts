import type { PayloadRequest } from 'payload'

import type { Locale } from '@/src/lib/constants'
import { env } from '@/src/platform/env'
import { requestHost } from '@/src/routing/host'
import { routingStore } from '@/src/routing/store/cache'
import type { Site } from '@/src/routing/types'
import { type AccountSite, inAdmin, resetHref, signInHref } from './account-site'

async function ownHostname(req: PayloadRequest, tenant: string): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: 'domains',
    where: { tenant: { equals: tenant }, redirectTo: { exists: false } },
    sort: 'createdAt',
    select: { hostname: true },
    joins: false,
    depth: 0,
    limit: 1,
    pagination: false,
    // Hostnames are public.
    overrideAccess: true,
    req,
  })
  return docs[0]?.hostname ?? null
}

const siteOf = async (hostname: string | null | undefined): Promise<Site | null> =>
  hostname ? routingStore().findSite(hostname) : null

/** Where an invitation's link leads: to a site of the tenant (`own`), else to the admin on the host of the request. */
export type InvitationSite = AccountSite & { own: boolean }

/**
 * @param locale of the invited person
 * @returns null when neither the tenant nor the request has a site
 */
export async function invitationSite(
  req: PayloadRequest,
  tenant: string,
  locale: Locale,
): Promise<InvitationSite | null> {
  const own = await siteOf(await ownHostname(req, tenant))
  if (own) return { site: own, locale, own: true }
  const site = await siteOf(requestHost(req.headers, env.TRUST_PROXY)?.hostname)
  return site && { site, locale, own: false }
}

/** Where an invited person chooses a password. */
export const choosePasswordHref = async (destination: InvitationSite, token: string): Promise<string> =>
  destination.own ? resetHref(destination, token) : inAdmin(destination, `/reset/${token}`)

/** Where somebody who already has an account signs in. */
export const invitationSignInHref = async (destination: InvitationSite): Promise<string> =>
  destination.own ? signInHref(destination) : inAdmin(destination, '/login')
