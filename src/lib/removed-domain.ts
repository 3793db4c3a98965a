/** Where a request's context names the domain that is being removed with all that belongs to it. */
export const REMOVED_DOMAIN = 'removedDomain'
