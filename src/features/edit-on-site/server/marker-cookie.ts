import { generateCookie } from 'payload/shared'

import { hasSecureCookies } from '@/src/routing/session-cookies'
import { makeMarker, type Marker, markerCookieName } from './marker'

const cookie = (headers: Headers, value: string, expires: Date): string =>
  generateCookie<string>({
    name: markerCookieName(headers),
    value,
    path: '/',
    httpOnly: true,
    // The panel's redirect is a navigation from another site.
    sameSite: 'Lax',
    secure: hasSecureCookies(headers),
    expires,
    returnCookieAsObject: false,
  }) as unknown as string

/** Makes the pages of a host show the corner; opens nothing. */
export function markerCookie(headers: Headers, site: Omit<Marker, 'expiresAt'>): string {
  const { value, expires } = makeMarker(site)
  return cookie(headers, value, expires)
}

export const expiredMarkerCookie = (headers: Headers): string => cookie(headers, '', new Date(0))
