type HeldToken = { token: string; origin: string }

let held: HeldToken | null = null

/**
 * Keeps the bearer token of calls, in memory only; null forgets it (Behaviour: http-token).
 * @param origin whose calls carry it; in a browser the page's own
 */
export function setAccessToken(token: string | null, origin = globalThis.location.origin): void {
  held = token === null ? null : { token, origin }
}

/** The token for a call to `url` (absolute, or relative to the page); null for another origin, and when none is held. */
export function accessTokenFor(url: string): string | null {
  return held && URL.parse(url, held.origin)?.origin === held.origin ? held.token : null
}
