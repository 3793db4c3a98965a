import { describe, expect, it } from 'vitest'

import { deviceOf } from './device'

describe('deviceOf', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      { browser: 'Chrome', system: 'Windows' },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', system: 'iOS' },
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
      { browser: 'Firefox', system: 'Linux' },
    ],
  ])('names browser and system of %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toEqual(device)
  })

  it('names what is known of other programs, and nothing without a User-Agent', () => {
    expect(deviceOf('curl/8.5.0')?.system).toBeNull()
    expect(deviceOf('<script>')).toMatchObject({ system: null })
    expect([deviceOf(null), deviceOf('')]).toEqual([null, null])
  })
})
