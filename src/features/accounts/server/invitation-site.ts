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
    // Where a site is found is public.
    overrideAccess: true,
    req,
  })
  return docs[0]?.hostname ?? null
}

const siteOf = async (hostname: string | null | undefined): Promise<Site | null> =>
  hostname ? routingStore().findSite(hostname) : null

/** Where the mail of an invitation leads: to a site of the tenant, else, while it has none, to the admin that was used. */
export type InvitationSite = AccountSite & { own: boolean }

/** @param locale the language of the person who is invited; null: neither the tenant nor the request has a site */
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

/** Where who is invited chooses a password. */
export const choosePasswordHref = async (place: InvitationSite, token: string): Promise<string> =>
  place.own ? resetHref(place, token) : inAdmin(place, `/reset/${token}`)

/** Where who has an account signs in. */
export const invitationSignInHref = async (place: InvitationSite): Promise<string> =>
  place.own ? signInHref(place) : inAdmin(place, '/login')
