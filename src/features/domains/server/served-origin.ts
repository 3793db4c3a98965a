import type { PayloadRequest } from 'payload'

import type { Domain } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { siteOrigin } from '@/src/platform/site-origin'
import { IS_PROVEN, isProven } from '../rules/proof'

/**
 * The origin for links to a domain's site, `https://kade.example`: its own or, while its hostname is not proven, that of
 * the tenant's first proven domain.
 * @throws when the tenant has none; a job that needs it is retried
 */
export async function servedOrigin(
  { payload }: Pick<PayloadRequest, 'payload'>,
  domain: Pick<Domain, 'id' | 'hostname' | 'tenant' | 'proof'>,
): Promise<string> {
  if (isProven(domain)) return siteOrigin(domain.hostname)
  const { docs } = await payload.find({
    collection: 'domains',
    where: { tenant: { equals: domain.tenant && referenceId(domain.tenant) }, ...IS_PROVEN },
    sort: 'createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
    joins: false,
    // Hostnames are public.
    overrideAccess: true,
  })
  const [other] = docs
  if (!other) throw new Error(`The tenant of the domain ${domain.id} has no proven domain`)
  return siteOrigin(other.hostname)
}
