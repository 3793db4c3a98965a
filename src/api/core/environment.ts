import type { Payload, PayloadRequest } from 'payload'

import type { Tenant, User } from '@/payload-types'
import type { Site } from '@/src/site/types'

/** A signed-in person, the tenant that they act in, and the request that Payload's operations run under. */
export type Caller = { user: User & { collection: 'users' }; tenant: Tenant; req: PayloadRequest }

/** The site that a public call is about, and how the visitor reached it. */
export type Visit = { site: Site; protocol: 'http:' | 'https:'; port: string }

/** What the API must be told about the installation it runs in. */
export type Installation = { payload: () => Promise<Payload>; migrations: readonly string[] }

/** What middleware leaves for handlers. Each is set by the middleware that an operation's kind names. */
export type ApiEnv = {
  Variables: { requestId: string; installation: Installation; caller: Caller; visit: Visit }
}
