import { isLocale, MESSAGES_CACHE_SECONDS } from '@/src/lib/constants'
import { clientMessages, MESSAGES_HASH } from './client-messages'

/** The address changes with the messages: what was fetched under it stays right. */
const CACHEABLE = `public, max-age=${MESSAGES_CACHE_SECONDS}, immutable`
const NOT_CACHEABLE = 'no-cache'

const answer = (status: number, type: string, caching: string, body: string): Response =>
  new Response(body, { status, headers: { 'content-type': type, 'cache-control': caching } })

/**
 * The messages of a language for client components. Under any other hash than today's, as an older page asks, the answer
 * is today's messages, not to be cached; a language that is none of the product's is a 404.
 */
export function answerMessages({ hash, locale }: { hash: string; locale: string }): Response {
  if (!isLocale(locale)) {
    const problem = {
      type: 'about:blank',
      title: 'Not found',
      status: 404,
      detail: 'There is no such language.',
    }
    return answer(404, 'application/problem+json', NOT_CACHEABLE, JSON.stringify(problem))
  }
  const caching = hash === MESSAGES_HASH ? CACHEABLE : NOT_CACHEABLE
  return answer(200, 'application/json; charset=utf-8', caching, clientMessages(locale))
}
