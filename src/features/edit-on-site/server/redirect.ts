/** The code must not stay in a cache, nor leave in a Referer header. */
export const PRIVATE_HEADERS = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }

export function redirectTo(location: string, cookie?: string): Response {
  const headers = { ...PRIVATE_HEADERS, location, ...(cookie !== undefined && { 'set-cookie': cookie }) }
  return new Response(null, { status: 303, headers })
}
