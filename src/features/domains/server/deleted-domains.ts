import type { PayloadRequest } from 'payload'

/** Where a request's context names the domains that are being removed with all that belongs to them. */
const REMOVED = 'removedDomains'

const removedIn = ({ context }: PayloadRequest): Set<unknown> => {
  const known = context[REMOVED]
  return known instanceof Set ? known : new Set()
}

/** To be called before what belongs to the domain is deleted. A request may remove several at once. */
export function markDomainDeleted(req: PayloadRequest, domain: string): void {
  req.context[REMOVED] = removedIn(req).add(domain)
}

/** Whether the domain goes in this request, so that nothing of it has to stay. */
export const isDomainDeleted = (req: PayloadRequest, domain: string): boolean => removedIn(req).has(domain)
