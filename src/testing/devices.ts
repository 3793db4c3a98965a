import { call } from './api'
import { newVisitor } from './forms'
import type { Person } from './tenants'

/** What a browser sends from a page of the panel. */
const FROM_PAGE = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }

/** The device cookie that a response sets, as a browser sends it back; empty without one. */
export const deviceIn = (response: Response): string =>
  response.headers
    .getSetCookie()
    .find((cookie) => /^(?:__Host-)?known-device=/.test(cookie))
    ?.split(';')[0] ?? ''

/** Signs in as a browser does, each time from another network; `cookie`: what it has. */
export const signInAsBrowser = (
  { email, password }: Pick<Person, 'email' | 'password'>,
  { cookie, ...factor }: { cookie?: string; code?: string } = {},
): Promise<Response> =>
  call('/api/auth/login', {
    body: { email, password, ...factor },
    headers: { ...FROM_PAGE, ...newVisitor(), ...(cookie && { cookie }) },
  })
