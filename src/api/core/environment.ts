import type { Payload, PayloadRequest } from 'payload'

import type { Tenant, User } from '@/payload-types'
import type { RateLimits, RateLimitState } from '@/src/platform/rate-limit/rate-limits'
import type { Locale } from '@/src/lib/constants'
import type { Site } from '@/src/routing/types'
import type { CallLimits } from './rate-limit-kinds'
import type { ApiError } from './problems'

/** A signed-in person, the tenant that they act in, and the request that Payload's operations run under. */
export type Caller = { user: User & { collection: 'users' }; tenant: Tenant; req: PayloadRequest }

/** The tenant to act in, as a call names it: programs by its slug, the panel by its id. */
export type NamedTenant = { slug: string } | { id: string }

/** A signed-in person who acts on the installation, in no tenant. */
export type AccountCaller = Pick<Caller, 'user' | 'req'>

/** The site that a public call is about, and how the visitor reached it. */
export type SiteRequest = { site: Site; protocol: 'http:' | 'https:'; port: string }

/** Where operations are served, and what differs from one such place to another: their handlers do not. */
export type Mount = {
  base: '/api' | '/panel-api'
  /** Who calls. @throws {ApiError} 401 for nobody */
  authenticate: (payload: Payload, headers: Headers) => Promise<Caller['user']>
  /** The headers as Payload's operations may see them. */
  readableHeaders: (headers: Headers) => Headers
  /** The tenant that a call names, if it names one. */
  namedTenant: (headers: Headers) => NamedTenant | undefined
  /** In which language a call is answered. */
  language: (headers: Headers) => Locale
  /** Says why a call failed, in the language of the call. */
  explain: (error: ApiError, language: Locale) => string
}

/** What the API must be told about the installation it runs in. */
export type InstallationContext = {
  payload: () => Promise<Payload>
  migrations: readonly string[]
  /** How much one person may call; the product's own figures if left out. */
  limits?: CallLimits
  /** Where calls are counted; with the rest of the process if left out. */
  counters?: RateLimits
}

/** What middleware leaves for handlers. Each is set by the middleware that an operation's kind names. */
export type ApiEnv = {
  Variables: {
    requestId: string
    /** In which values that do not fit are explained. */
    language: Locale
    installation: InstallationContext
    mount: Mount
    user: Caller['user']
    standings: readonly RateLimitState[] | undefined
    caller: Caller
    operator: AccountCaller
    visit: SiteRequest
    parts: unknown
  }
}
