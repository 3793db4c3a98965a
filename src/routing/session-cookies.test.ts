import { describe, expect, it } from 'vitest'

import { sessionCookieName } from '@/src/platform/http/session-cookie'
import { hasSecureCookies, sessionCookieOf, sessionKindOn } from './session-cookies'

const on = (host: string, cookie = '') => new Headers({ host, cookie })

describe('session cookies', () => {
  it.each(['localhost', 'localhost:3000', 'noorderlicht.localhost:3000'])('are not Secure on %s', (host) =>
    expect(hasSecureCookies(on(host))).toBe(false),
  )

  it.each(['kade.example', 'cms.example.com:8443', '10.0.0.7', 'localhost.example.com', ''])(
    'are Secure on %j, also when a proxy ends TLS',
    (host) => expect(hasSecureCookies(on(host))).toBe(true),
  )

  it('have a prefix that only their own host can set, where they are Secure', () => {
    expect(sessionCookieName('panel', true)).toBe('__Host-payload-token')
    expect(sessionCookieName('site', true)).toBe('__Host-site-session')
    expect(sessionCookieName('panel', false)).toBe('payload-token')
  })

  it('of the panel are read on its hosts only, those of a site everywhere else', () => {
    const cookie = 'a=1; payload-token=panel; site-session=site'
    expect(sessionKindOn(on('localhost'))).toBe('panel')
    expect(sessionCookieOf(on('localhost:3000', cookie), 'panel')).toBe('panel')
    expect(sessionCookieOf(on('localhost', cookie), 'site')).toBeNull()
    expect(sessionCookieOf(on('kade.localhost', cookie), 'panel')).toBeNull()
    expect(sessionCookieOf(on('kade.localhost', cookie), 'site')).toBe('site')
  })

  it('without the prefix are ignored where cookies are Secure, as a sibling domain could have set them', () => {
    expect(sessionCookieOf(on('kade.example', 'site-session=tossed'), 'site')).toBeNull()
    const both = '__Host-site-session=own; site-session=tossed'
    expect(sessionCookieOf(on('kade.example', both), 'site')).toBe('own')
  })

  it.each(['', 'site-session', 'site-session=', 'x-site-session=a'])('are absent from %j', (cookie) =>
    expect(sessionCookieOf(on('kade.localhost', cookie), 'site')).toBeNull(),
  )
})
