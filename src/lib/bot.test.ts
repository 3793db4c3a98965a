import { describe, expect, it } from 'vitest'

import { isBot } from './bot'

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36'

describe('a bot', () => {
  it.each(['?__bot=1', '__bot=1', '?a=b&__bot=1'])('is whoever asks with %s', (search) =>
    expect(isBot(CHROME, search)).toBe(true),
  )

  it.each(['', '?__bot=0', '?__bot', '?bot=1', '?a=__bot=1'])('is no browser that asks with %j', (search) =>
    expect(isBot(CHROME, search)).toBe(false),
  )

  it.each(['Googlebot/2.1', 'Some SEO monitor', 'W3C_Validator/1.3', 'facebookexternalhit/1.1'])(
    'is %s',
    (userAgent) => expect(isBot(userAgent, '')).toBe(true),
  )

  it('is not assumed without a user agent', () => {
    expect(isBot(null, '')).toBe(false)
  })
})
