import { isbot } from 'isbot'

/** §4: words that crawlers use for themselves, besides the crawlers that isbot knows by name. Cubot makes phones. */
const CRAWLER_WORDS = /(?<!\bcu)bot|crawl|spider|fetch|scanner|preview|seo|monitor|validator/i

/**
 * §4: whether a visitor is a bot: `__bot=1` in the query, or a user agent of a crawler. Only the consent dialog and the
 * error page may ask (§6).
 * @param search the query as sent, with or without its `?`
 */
export const isBot = (userAgent: string | null, search: string): boolean =>
  new URLSearchParams(search).get('__bot') === '1' ||
  (userAgent !== null && (isbot(userAgent) || CRAWLER_WORDS.test(userAgent)))
