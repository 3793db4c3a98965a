import type { PayloadRequest } from 'payload'

import { IS_PROVEN } from '@/src/features/domains/rules/proof'
import type { Locale } from '@/src/lib/constants'
import { env } from '@/src/platform/env'
import { requestHost } from '@/src/routing/host'
import { routingStore } from '@/src/routing/store/cache'
import type { Site } from '@/src/routing/types'
import type { AccountSite } from '../account-site'

async function ownHostname(req: PayloadRequest, tenant: string): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: 'domains',
    where: { tenant: { equals: tenant }, redirectTo: { exists: false }, ...IS_PROVEN },
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

/**
 * The site on whose behalf a person is mailed about a tenant: one of the tenant, else that of the request.
 * @param tenant null: none in particular
 * @param locale of the person
 * @returns null when neither the tenant nor the request has a site
 */
export async function invitationSite(
  req: PayloadRequest,
  tenant: string | null,
  locale: Locale,
): Promise<AccountSite | null> {
  const site =
    (tenant && (await siteOf(await ownHostname(req, tenant)))) ||
    (await siteOf(requestHost(req.headers, env.TRUST_PROXY)?.hostname))
  return site && { site, locale }
}
