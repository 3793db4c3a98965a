import { describe, expect, it } from 'vitest'

import { isBot } from './bot'

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36'

describe('isBot', () => {
  it.each(['?__bot=1', '__bot=1', '?a=b&__bot=1'])('is true for the query %s', (search) =>
    expect(isBot(CHROME, search)).toBe(true),
  )

  it.each(['', '?__bot=0', '?__bot', '?bot=1', '?a=__bot=1'])(
    'is false for a browser with the query %j',
    (search) => expect(isBot(CHROME, search)).toBe(false),
  )

  it.each(['Googlebot/2.1', 'Some SEO monitor', 'W3C_Validator/1.3', 'facebookexternalhit/1.1'])(
    'is true for %s',
    (userAgent) => expect(isBot(userAgent, '')).toBe(true),
  )

  it.each(['bot', 'crawl', 'spider', 'fetch', 'scanner', 'preview', 'seo', 'monitor', 'validator'])(
    'is true for a user agent that contains %s, in any case',
    (word) => {
      for (const name of [`x${word}er/1.0`, `X${word.toUpperCase()}/1.0`]) {
        expect(isBot(`Mozilla/5.0 (compatible; ${name}) AppleWebKit/537.36 Chrome/148.0.0.0`, '')).toBe(true)
      }
    },
  )

  it.each([
    ['a search engine', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
    ['a social network', 'WhatsApp/2.23.20.0'],
    [
      'a language model',
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
    ],
    ['a program', 'curl/8.5.0'],
    ['a browser without a person', `${CHROME.replace('Chrome', 'HeadlessChrome')}`],
  ])('is true for %s', (_, userAgent) => expect(isBot(userAgent, '')).toBe(true))

  it('is false for a phone of the brand Cubot', () => {
    const phone = CHROME.replace('X11; Linux x86_64', 'Linux; Android 13; CUBOT X70')
    expect(isBot(phone, '')).toBe(false)
    expect(isBot(phone.replace('CUBOT X70', 'CUBOT_X18'), '')).toBe(false)
    expect(isBot(`${phone} AcuBot/1.0`, '')).toBe(true)
  })

  it('is false without a user agent', () => {
    expect(isBot(null, '')).toBe(false)
    expect(isBot('', '')).toBe(false)
  })
})
