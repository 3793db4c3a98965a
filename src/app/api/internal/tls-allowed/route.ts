import { env } from '@/src/platform/env'
import { routingStore } from '@/src/routing/store/cache'
import { isTlsAllowed } from '@/src/routing/tls-allowed'

/** Answers Caddy's on-demand TLS: 200 when it may request a certificate, else 404, as for callers without the token. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams: query } = new URL(request.url)
  const question = {
    domain: query.get('domain'),
    token: query.get('token'),
    expectedToken: env.TLS_ASK_TOKEN,
  }
  const allowed = await isTlsAllowed(question, routingStore())
  return new Response(null, { status: allowed ? 200 : 404, headers: { 'cache-control': 'no-store' } })
}
