/** How long a link shows a draft, in days; the first is the default. */
export const LINK_LIFETIMES = [7, 1, 30] as const
export const MAX_LINK_DAYS = 30
/** Of one document. */
export const MAX_LINKS = 20
