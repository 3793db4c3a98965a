import { describe, expect, it } from 'vitest'

import { responseHeaders } from './response-headers'
import { contentSecurityPolicy, previewPolicy } from './content-security-policy'
import { buildSite } from './testing/memory-store'
import type { PageAction, RenderedAction, Site } from './types'

const { thirdParty: nothing } = buildSite({ hostname: 'kade.test' })

/** The policy of a site with these settings, by directive. */
function policyOf(settings: Partial<Site['thirdParty']> = {}, development = false): Record<string, string[]> {
  const policy = contentSecurityPolicy({ thirdParty: { ...nothing, ...settings } }, development)
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

const OWN = {
  'default-src': ["'self'"],
  'script-src': ["'self'", "'unsafe-inline'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'media-src': ["'self'", 'data:', 'https:'],
  'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  'script-src-attr': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
}

/** The sources that the settings add to the policy of a site without any. */
function added(settings: Partial<Site['thirdParty']>): Record<string, string[]> {
  const own: Record<string, string[]> = policyOf()
  return Object.fromEntries(
    Object.entries(policyOf(settings)).flatMap(([name, sources]) => {
      const more = sources.filter((source) => !own[name]?.includes(source))
      return more.length > 0 ? [[name, more]] : []
    }),
  )
}

describe('contentSecurityPolicy', () => {
  it('allows the site itself and video players where nothing is configured', () => {
    expect(policyOf()).toEqual(OWN)
  })

  it('allows eval in development only', () => {
    expect(policyOf({}, true)['script-src']).toContain("'unsafe-eval'")
    expect(policyOf()['script-src']).not.toContain("'unsafe-eval'")
  })

  it('allows the tag manager where a container is configured', () => {
    const host = ['https://www.googletagmanager.com']
    const all = { 'script-src': host, 'connect-src': host, 'img-src': host, 'frame-src': host }
    expect(added({ tagManagerId: 'GTM-AB12CD3' })).toEqual(all)
    expect(added({ tagManagerId: 'UA-1' })).toEqual({})
  })

  it('allows the configured session recorder and no other', () => {
    const clarity = added({ sessionRecordingId: 'abcd1234ef' })
    expect(clarity['script-src']).toEqual(['https://*.clarity.ms'])
    expect(JSON.stringify(clarity)).not.toContain('hotjar')
    const hotjar = added({ sessionRecordingProvider: 'hotjar', sessionRecordingId: '1234567' })
    expect(hotjar['script-src']).toEqual(['https://*.hotjar.com'])
    expect(hotjar['connect-src']).toContain('wss://*.hotjar.com')
    expect(JSON.stringify(hotjar)).not.toContain('clarity')
    expect(added({ sessionRecordingProvider: 'hotjar' })).toEqual({})
  })

  it.each([
    [
      'https://fonts.googleapis.com/css2?family=Inter',
      { 'style-src': ['https://fonts.googleapis.com'], 'font-src': ['https://fonts.gstatic.com'] },
    ],
    [
      'https://fonts.example/inter.css',
      { 'style-src': ['https://fonts.example'], 'font-src': ['https://fonts.example'] },
    ],
    ['https://fonts.example:8443/inter.woff2', { 'font-src': ['https://fonts.example:8443'] }],
    ['//fonts.example/inter.woff2', { 'font-src': ['http://fonts.example'] }],
    ['/fonts/archivo.woff2', {}],
    ['/fonts/own.css', {}],
    ['https://a;x/inter.css', {}],
    ['javascript:alert(1)', {}],
  ])('allows the server of the typeface %s', (themeFontUrl, expected) => {
    expect(added({ themeFontUrl })).toEqual(expected)
  })

  it('allows the further hosts of the domain and ignores invalid ones', () => {
    const host = ['https://*.google-analytics.com']
    expect(
      added({ allowedHosts: ['*.google-analytics.com', "x.nl 'unsafe-eval'", 'x.nl; script-src *'] }),
    ).toEqual({
      'script-src': host,
      'style-src': host,
      'connect-src': [...host, 'wss://*.google-analytics.com'],
      'font-src': host,
      'img-src': host,
      'frame-src': host,
    })
  })
})

describe('responseHeaders', () => {
  it('have the policy of the site for a page and none for a redirect', () => {
    const site = buildSite({ hostname: 'kade.test' })
    const page: PageAction['page'] = { kind: 'page', id: 'p', routeKey: null, source: 'pageUrl' }
    const drawn: PageAction = {
      type: 'page',
      reason: 'pageUrl',
      site,
      locale: 'nl',
      path: '/',
      page,
      view: { type: 'whole' },
    }
    expect(responseHeaders(drawn, { mode: 'production', pathname: '/' })).toMatchObject({
      'cache-tag': expect.any(String) as string,
      'content-security-policy': contentSecurityPolicy(site, false),
    })
    const moved = { type: 'redirect', reason: 'rule', to: '/x', status: 302, external: false } as const
    expect(Object.keys(responseHeaders(moved, { mode: 'production', pathname: '/' }))).toEqual([
      'cache-control',
    ])
  })
})

describe('the policy at the address of an account page', () => {
  const site = {
    ...buildSite({ hostname: 'kade.test' }),
    thirdParty: { ...nothing, allowedHosts: ['cdn.example'] },
  }
  const at = (pathname: string, action: RenderedAction) =>
    responseHeaders(action, { mode: 'production', pathname })

  it.each(['/auth/reset-password', '/en/auth/verify'])(
    'allows no script of others, whatever is at %s',
    (path) => {
      const missing: RenderedAction = { type: 'notFound', reason: 'noPage', site, locale: 'nl', path }
      const gone: RenderedAction = { type: 'gone', reason: 'rule', site, locale: 'nl', rules: [] }
      for (const action of [missing, gone]) {
        expect(at(path, action)).toMatchObject({
          'content-security-policy': contentSecurityPolicy({ thirdParty: nothing }, false),
          'referrer-policy': 'no-referrer',
        })
        expect(at('/contact', action)['content-security-policy']).toContain('https://cdn.example')
      }
    },
  )
})

describe('the policy of a preview', () => {
  const panels = ['https://panel.example', 'http://localhost:3000']
  const thirdParty = { ...nothing, tagManagerId: 'GTM-1', allowedHosts: ['cdn.example'] }
  const policy = previewPolicy({ thirdParty }, { nonce: 'n0', panels, development: false })

  it('runs no script of others, whatever the domain configures', () => {
    expect(policy).toMatch(/^script-src 'self' 'nonce-n0'; /)
    expect(policy).toContain("; connect-src 'self';")
    expect(policy).toContain("; script-src-attr 'none';")
  })

  it('shows what a page of the site shows', () => {
    const site = contentSecurityPolicy({ thirdParty }, false).split('; ')
    for (const name of ['img-src', 'frame-src', 'style-src', 'font-src', 'media-src'])
      expect(policy.split('; ')).toContain(site.find((directive) => directive.startsWith(`${name} `)))
  })

  it('may be framed by the panel only', () => {
    expect(policy.split('; ').filter((directive) => directive.startsWith('frame-ancestors'))).toEqual([
      'frame-ancestors https://panel.example http://localhost:3000',
    ])
  })
})
