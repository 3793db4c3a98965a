import { AUTH_TOKEN_SECONDS } from '@/src/lib/constants'

/** What a session is for: the panel with `/api/admin`, or the pages of one site. Neither accepts a session of the other. */
export const SESSION_AUDIENCES = ['panel', 'site'] as const

/** `byProvider`: opened by single sign-on; `tenant`: the id of that of the site. */
export type Audience =
  | { type: 'panel'; byProvider?: boolean }
  | { type: 'site'; hostname: string; tenant: string }

const PROVIDER_SECONDS = 12 * 3600

/**
 * How long a session lasts from the sign-in; nothing prolongs it. The provider must say once a working day that somebody may
 * still sign in, as it does not tell us when they may not.
 */
export const sessionSeconds = (audience: Audience): number =>
  audience.type === 'panel' && audience.byProvider ? PROVIDER_SECONDS : AUTH_TOKEN_SECONDS

const MAX_USER_AGENT_CHARACTERS = 300

/** A User-Agent header as it is stored: printable, and of bounded length; null when there is none. */
export const shortUserAgent = (header: string | null): string | null =>
  header
    ?.replaceAll(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, MAX_USER_AGENT_CHARACTERS) || null
