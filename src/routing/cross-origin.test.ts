import { describe, expect, it } from 'vitest'

import { isCrossOrigin } from './cross-origin'

const foreign = (headers: Record<string, string>, trustedProxies = 0) =>
  isCrossOrigin(new Headers({ host: 'kade.test:3000', ...headers }), trustedProxies)

describe('isCrossOrigin', () => {
  it.each(['cross-site', 'same-site', 'anything'])('is true for Sec-Fetch-Site: %s', (site) =>
    expect(foreign({ 'sec-fetch-site': site, origin: 'http://kade.test:3000' })).toBe(true),
  )

  it.each(['http://evil.example', 'http://sub.kade.test:3000', 'null', 'nonsense'])(
    'is known by Origin where browsers say nothing else: %s',
    (origin) => expect(foreign({ origin })).toBe(true),
  )

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://kade.test:3000' },
    { origin: 'https://KADE.test' },
    {},
  ])('is not %j', (headers) => expect(foreign(headers)).toBe(false))

  it('compares with the host that a trusted proxy forwards', () => {
    const headers = { origin: 'https://www.kade.example', 'x-forwarded-host': 'www.kade.example' }
    expect(foreign(headers, 1)).toBe(false)
    expect(foreign(headers, 0)).toBe(true)
  })
})
