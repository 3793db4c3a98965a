import { afterEach, describe, expect, it, vi } from 'vitest'

import { signParts } from '@/src/platform/sign-parts'
import { makeMarker, readMarker } from './marker'

const SITE = { hostname: 'kade.test', panel: 'https://panel.example' }
const HOUR_MS = 3_600_000

const headersWith = (cookie: string, host = SITE.hostname) => new Headers({ host, cookie })
const cookieOf = (value: string) => `a=b; __Host-gevel-edit=${value}; c=d`

afterEach(() => {
  vi.useRealTimers()
})

describe('a marker', () => {
  it('says where the corner of a host leads', () => {
    const { value } = makeMarker(SITE)
    expect(readMarker(headersWith(cookieOf(value)))).toMatchObject(SITE)
  })

  it('counts on its own host only', () => {
    const { value } = makeMarker(SITE)
    expect(readMarker(headersWith(cookieOf(value), 'other.test'))).toBeNull()
  })

  it('needs the name that only the host itself can set, where cookies are secure', () => {
    const { value } = makeMarker(SITE)
    expect(readMarker(headersWith(`gevel-edit=${value}`))).toBeNull()
    const local = makeMarker({ ...SITE, hostname: 'kade.localhost' })
    expect(readMarker(headersWith(`gevel-edit=${local.value}`, 'kade.localhost'))).not.toBeNull()
  })

  it('ends after eight hours', () => {
    vi.useFakeTimers()
    const { value, expires } = makeMarker(SITE)
    vi.setSystemTime(Date.now() + 8 * HOUR_MS - 2000)
    expect(readMarker(headersWith(cookieOf(value)))).not.toBeNull()
    vi.setSystemTime(expires)
    expect(readMarker(headersWith(cookieOf(value)))).toBeNull()
  })

  it('is refused when it is forged, for another purpose, or no marker at all', () => {
    const [body = '', signature = ''] = makeMarker(SITE).value.split('.')
    const elsewhere = { ...SITE, panel: 'https://phishing.example', expiresAt: 9_999_999_999 }
    const forged = Buffer.from(JSON.stringify(elsewhere)).toString('base64url')
    const unknown = Buffer.from('{}').toString('base64url')
    const values = [
      `${forged}.${signature}`,
      `${forged}.${signParts('preview', forged)}`,
      `${unknown}.${signParts('edit-on-site', unknown)}`,
      `${body}.${signature}.${signature}`,
      `${body}.`,
      body,
      '',
      'x'.repeat(5000),
    ]
    for (const value of values) expect(readMarker(headersWith(cookieOf(value)))).toBeNull()
  })
})
