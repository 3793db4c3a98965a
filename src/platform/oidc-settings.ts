import { z } from 'zod'

/** The variables that single sign-on cannot do without. */
export const OIDC_VARIABLES = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost)$/
/** HTTP for a provider on this machine only: its answers would otherwise not be authentic. */
const isTrusted = ({ protocol, hostname }: URL): boolean => protocol === 'https:' || LOOPBACK.test(hostname)

const flag = z.stringbool('must be true or false').default(false)

export const oidcShape = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be a URL' })
    .refine((url) => isTrusted(new URL(url)), 'must begin with https:// (http:// on this machine only)')
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().default('single sign-on'),
  OIDC_EMAIL_DOMAINS: z
    .string()
    .transform((text) => text.split(',').map((domain) => domain.trim().toLowerCase()))
    .default([]),
  OIDC_CREATE_ACCOUNTS: flag,
  OIDC_ONLY: flag,
}

/** Single sign-on by OpenID Connect. Without `emailDomains`, every address that the provider verified is allowed. */
export type OidcSettings = {
  issuer: string
  clientId: string
  clientSecret: string
  name: string
  emailDomains: readonly string[]
  createAccounts: boolean
  /** Whether passwords no longer open the panel. */
  only: boolean
}

const schema = z.object(oidcShape)

export function toOidc(raw: z.output<typeof schema>): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = raw
  if (!issuer || !clientId || !clientSecret) return null
  return {
    issuer,
    clientId,
    clientSecret,
    name: raw.OIDC_NAME,
    emailDomains: raw.OIDC_EMAIL_DOMAINS,
    createAccounts: raw.OIDC_CREATE_ACCOUNTS,
    only: raw.OIDC_ONLY,
  }
}

const isOn = (value: unknown): boolean => z.stringbool().safeParse(value).data === true

/** Settings that would let in everybody of a public provider, or nobody at all. */
export const oidcProblems = (raw: Partial<Record<string, unknown>>): string[] => [
  ...(isOn(raw.OIDC_CREATE_ACCOUNTS) && raw.OIDC_EMAIL_DOMAINS === undefined
    ? ['OIDC_EMAIL_DOMAINS is not set, which OIDC_CREATE_ACCOUNTS requires']
    : []),
  ...(isOn(raw.OIDC_ONLY) && raw.OIDC_ISSUER === undefined
    ? ['OIDC_ISSUER is not set, which OIDC_ONLY requires']
    : []),
]
