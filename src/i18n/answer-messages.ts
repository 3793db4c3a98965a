import { isLocale, MESSAGES_CACHE_SECONDS } from '@/src/lib/constants'
import { problemContext, problemResponse } from '@/src/platform/http/problem-response'
import { clientMessages, MESSAGES_HASH } from './client-messages'

/** The URL contains a hash of the messages, so a cached response never becomes stale. */
const CACHEABLE = `public, max-age=${MESSAGES_CACHE_SECONDS}, immutable`
const NOT_CACHEABLE = 'no-cache'
const UNKNOWN = { status: 404, title: 'Not found', detail: 'Unknown locale.' }

/**
 * The messages of a locale for client components. An outdated hash, as an open page may have, gets the current messages
 * without caching. An unknown locale is a 404.
 */
export function answerMessages(
  request: Request,
  { hash, locale }: { hash: string; locale: string },
): Response {
  if (!isLocale(locale)) return problemResponse(UNKNOWN, problemContext(request))
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': hash === MESSAGES_HASH ? CACHEABLE : NOT_CACHEABLE,
  }
  return new Response(clientMessages(locale), { headers })
}
