/** Why signing in with the provider did not succeed; the login screen explains it. */
export const SSO_PROBLEMS = [
  'unavailable',
  'cancelled',
  'expired',
  'failed',
  'emailUnverified',
  'emailDomain',
  'noAccount',
  'disabled',
  'otherIdentity',
  'tooManyRequests',
] as const
export type SsoProblem = (typeof SSO_PROBLEMS)[number]

/** Query parameter of the login screen. */
export const SSO_PARAMETER = 'sso'

/** Below Payload's API, which exists on admin hosts only. */
export const SSO_PATH = '/payload-api/users/single-sign-on'

export const isSsoProblem = (value: unknown): value is SsoProblem =>
  SSO_PROBLEMS.some((problem) => problem === value)
