import type { Payload, PayloadRequest } from 'payload'

import type { Tenant, User } from '@/payload-types'
import type { RateLimits, Standing } from '@/src/platform/rate-limit/rate-limits'
import type { Locale } from '@/src/lib/constants'
import type { Site } from '@/src/routing/types'
import type { CallLimits } from './call-limits'

/** A signed-in person, the tenant that they act in, and the request that Payload's operations run under. */
export type Caller = { user: User & { collection: 'users' }; tenant: Tenant; req: PayloadRequest }

/** A signed-in person who acts on the installation, in no tenant. */
export type Operator = Pick<Caller, 'user' | 'req'>

/** The site that a public call is about, and how the visitor reached it. */
export type Visit = { site: Site; protocol: 'http:' | 'https:'; port: string }

/** What the API must be told about the installation it runs in. */
export type Installation = {
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
    installation: Installation
    user: Caller['user']
    standings: readonly Standing[] | undefined
    caller: Caller
    operator: Operator
    visit: Visit
    parts: unknown
  }
}
