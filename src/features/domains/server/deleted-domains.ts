import type { PayloadRequest } from 'payload'

/** Key of `req.context`: the ids of domains that this request deletes with all that belongs to them. */
const DELETED_DOMAINS = 'deletedDomains'

const deletedDomains = ({ context }: PayloadRequest): Set<unknown> => {
  const ids = context[DELETED_DOMAINS]
  return ids instanceof Set ? ids : new Set()
}

/** Call it before deleting what belongs to the domain. A request may delete several domains. */
export function markDomainDeleted(req: PayloadRequest, domain: string): void {
  req.context[DELETED_DOMAINS] = deletedDomains(req).add(domain)
}

/** Whether this request deletes the domain, so that rules which protect parts of it do not apply. */
export const isDomainDeleted = (req: PayloadRequest, domain: string): boolean =>
  deletedDomains(req).has(domain)
