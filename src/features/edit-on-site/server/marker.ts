import { z } from 'zod'

import { env } from '@/src/platform/env'
import { isSignature, signParts } from '@/src/platform/sign-parts'
import { requestHost } from '@/src/routing/host'
import { hasSecureCookies } from '@/src/routing/session-cookies'

const NAME = 'gevel-edit'
const PURPOSE = 'edit-on-site'
const MAX_CHARACTERS = 1000
/** A working day. */
const SECONDS = 8 * 3600

const markerSchema = z.strictObject({
  hostname: z.string(),
  /** The origin of the panel that the corner leads to. */
  panel: z.url(),
  /** Seconds since 1970. */
  expiresAt: z.int(),
})
export type Marker = z.infer<typeof markerSchema>

type Headers = Pick<globalThis.Headers, 'get'>

export const markerCookieName = (headers: Headers): string =>
  (hasSecureCookies(headers) ? '__Host-' : '') + NAME

/** @returns the value of the cookie, and when it expires */
export function makeMarker({ hostname, panel }: Omit<Marker, 'expiresAt'>): { value: string; expires: Date } {
  const expiresAt = Math.floor(Date.now() / 1000) + SECONDS
  const body = Buffer.from(JSON.stringify({ hostname, panel, expiresAt })).toString('base64url')
  return { value: `${body}.${signParts(PURPOSE, body)}`, expires: new Date(expiresAt * 1000) }
}

function readValue(value: string): Marker | null {
  const [body = '', signature = '', ...rest] = value.length > MAX_CHARACTERS ? [] : value.split('.')
  if (rest.length > 0 || !isSignature(signature, signParts(PURPOSE, body))) return null
  const marker: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
  return markerSchema.safeParse(marker).data ?? null
}

/** The marker of a request, if it is ours, for this host and not expired. Without the cookie it costs a search in a text. */
export function readMarker(headers: Headers): Marker | null {
  const cookies = headers.get('cookie')
  if (!cookies?.includes(NAME)) return null
  const start = `${markerCookieName(headers)}=`
  const value = cookies
    .split(/;\s*/)
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length)
  const marker = value === undefined ? null : readValue(value)
  const isValid =
    marker?.hostname === requestHost(headers, env.TRUST_PROXY)?.hostname &&
    marker !== null &&
    marker.expiresAt * 1000 > Date.now()
  return isValid ? marker : null
}
