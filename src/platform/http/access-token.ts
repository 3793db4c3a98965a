type StoredToken = { token: string; origin: string }

let stored: StoredToken | null = null

/**
 * Stores the bearer token in memory only; null removes it (Behaviour: http-token).
 * @param origin the only origin to which the token is sent; defaults to that of the page
 */
export function setAccessToken(token: string | null, origin = globalThis.location.origin): void {
  stored = token === null ? null : { token, origin }
}

/** The token for `url` (absolute, or relative to the page); null for other origins or without a token. */
export function accessTokenFor(url: string): string | null {
  return stored && URL.parse(url, stored.origin)?.origin === stored.origin ? stored.token : null
}
