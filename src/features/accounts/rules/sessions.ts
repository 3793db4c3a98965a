/** What a session is for: the panel with `/api/admin`, or the pages of one site. Neither accepts a session of the other. */
export const SESSION_AUDIENCES = ['panel', 'site'] as const

/** `tenant`: the id of that of the site. */
export type Audience = { type: 'panel' } | { type: 'site'; hostname: string; tenant: string }

const MAX_USER_AGENT_CHARACTERS = 300

/** A User-Agent header as it is stored: printable, and of bounded length; null when there is none. */
export const shortUserAgent = (header: string | null): string | null =>
  header
    ?.replaceAll(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, MAX_USER_AGENT_CHARACTERS) || null
