import type { Payload, PayloadRequest } from 'payload'

import type { Tenant, User } from '@/payload-types'
import type { RateLimits, RateLimitState } from '@/src/platform/rate-limit/rate-limits'
import type { Locale } from '@/src/lib/constants'
import type { Site } from '@/src/routing/types'
import type { CallLimits } from './rate-limit-kinds'
import type { ReceivedFile } from './multipart/received-file'
import type { ApiError } from './problems'

/** A signed-in account, the tenant that it acts in, and the request that Payload's operations run under. */
export type Caller = { user: User & { collection: 'users' }; tenant: Tenant; req: PayloadRequest }

/** How a request names its tenant: programs by slug, the panel by id. */
export type NamedTenant = { slug: string } | { id: string }

/** A signed-in account that acts on the installation, in no tenant. */
export type AccountCaller = Pick<Caller, 'user' | 'req'>

/** The site that a public request is about, and how the visitor reached it. */
export type SiteRequest = { site: Site; protocol: 'http:' | 'https:'; port: string }

/** A place where operations are served, with what differs between places; handlers are the same. */
export type Mount = {
  base: '/api' | '/panel-api'
  /** @throws {ApiError} 401 without a valid session */
  authenticate: (payload: Payload, headers: Headers) => Promise<Caller['user']>
  /** The headers that Payload's operations may see. */
  readableHeaders: (headers: Headers) => Headers
  /** The tenant that the request names, if any. */
  namedTenant: (headers: Headers) => NamedTenant | undefined
  /** The language of the response's messages. */
  language: (headers: Headers) => Locale
  /** The `detail` of a problem, in the language of the request. */
  explain: (error: ApiError, language: Locale) => string
}

/** Configuration of the API for one installation. */
export type InstallationContext = {
  payload: () => Promise<Payload>
  migrations: readonly string[]
  /** Rate limits per account; the defaults when left out. */
  limits?: CallLimits
  /** The store of the rate limits; shared by the process when left out. */
  counters?: RateLimits
}

/** Variables that middleware sets for handlers, each by the middleware of the operation's kind. */
export type ApiEnv = {
  Variables: {
    requestId: string
    /** The language of validation messages. */
    language: Locale
    installation: InstallationContext
    mount: Mount
    user: Caller['user']
    limitStates: readonly RateLimitState[] | undefined
    caller: Caller
    operator: AccountCaller
    visit: SiteRequest
    parts: unknown
    files: Readonly<Record<string, readonly ReceivedFile[]>> | undefined
    /** The JSON-RPC message of an agent. */
    message: unknown
  }
}
