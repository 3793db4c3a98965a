import { isLocale, MESSAGES_CACHE_SECONDS } from '@/src/lib/constants'
import { problemContext, problemResponse } from '@/src/platform/http/problem-response'
import { clientMessages, MESSAGES_HASH } from './client-messages'

/** The address changes with the messages: what was fetched under it stays right. */
const CACHEABLE = `public, max-age=${MESSAGES_CACHE_SECONDS}, immutable`
const NOT_CACHEABLE = 'no-cache'
const UNKNOWN = { status: 404, title: 'Not found', detail: 'There are no messages in this language.' }

/**
 * The messages of a language for client components. Under any other hash than today's, as an older page asks, the answer
 * is today's messages, not to be cached; a language that is none of the product's is a 404.
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
