import { isbot } from 'isbot'

/** Besides the crawlers that isbot knows by name. Cubot is a brand of phones. */
const CRAWLER_WORDS = /(?<!\bcu)bot|crawl|spider|fetch|scanner|preview|seo|monitor|validator/i

/**
 * Whether a visitor is a bot (Behaviour: bot-detection). Only the consent dialog, the error page and the count of visits
 * may use it (Behaviour: bot-only-there).
 * @param search the query as sent, with or without its `?`
 */
export const isBot = (userAgent: string | null, search: string): boolean =>
  new URLSearchParams(search).get('__bot') === '1' ||
  (userAgent !== null && (isbot(userAgent) || CRAWLER_WORDS.test(userAgent)))
