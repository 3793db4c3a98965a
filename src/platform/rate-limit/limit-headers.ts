import type { RateLimitState } from './rate-limits'

const policyOf = ({ limit: { name, points, seconds } }: RateLimitState) =>
  `"${name}";q=${points};w=${seconds}`
const stateOf = ({ limit: { name }, remaining, resetSeconds }: RateLimitState) =>
  `"${name}";r=${remaining};t=${resetSeconds}`

/** The headers of draft-ietf-httpapi-ratelimit-headers-10: each limit that applied, and what remains of it. */
export const rateLimitHeaders = (standings: readonly RateLimitState[]): Record<string, string> => ({
  'ratelimit-policy': standings.map(policyOf).join(', '),
  ratelimit: standings.map(stateOf).join(', '),
})
