/** An error for programs (RFC 9457), where no operation of the API answers. Never held by a cache. */
export function problemResponse(status: number, title: string, detail: string): Response {
  const headers = { 'content-type': 'application/problem+json', 'cache-control': 'no-cache' }
  return new Response(JSON.stringify({ type: 'about:blank', title, status, detail }), { status, headers })
}
