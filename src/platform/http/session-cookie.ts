/** The names of session cookies, without prefix. That of the panel is Payload's own. */
const NAMES = { panel: 'payload-token', site: 'site-session' } as const
export type SessionCookie = keyof typeof NAMES

/** Browsers accept such a cookie over HTTPS only, and from the very host that it is for. */
const PREFIX = '__Host-'

/** @param secure whether the host's cookies are `Secure` */
export const sessionCookieName = (kind: SessionCookie, secure: boolean): string =>
  (secure ? PREFIX : '') + NAMES[kind]

const ANY = new RegExp(`(?:^|;\\s*)(?:${PREFIX})?(?:${Object.values(NAMES).join('|')})=`)

/** Whether a Cookie header has a session cookie of any kind, valid or not. */
export const hasSessionCookie = (cookieHeader: string | null | undefined): boolean =>
  ANY.test(cookieHeader ?? '')
