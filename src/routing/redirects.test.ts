import { describe, expect, it } from 'vitest'
import { matchRedirect } from './redirects'
import { buildRule, buildSite } from './testing/memory-store'
import type { RedirectRule } from './types'

const site = buildSite({ hostname: 'kade.test' })

function follow(rules: RedirectRule[], path: string, search = ''): string | null {
  const outcome = matchRedirect(rules, path, search, site)
  return outcome?.type === 'redirect' ? `${outcome.status} ${outcome.to}` : (outcome?.type ?? null)
}

describe('matchRedirect, precedence of rules', () => {
  const prefix = buildRule({ id: 'prefix', from: '/a', target: '/prefix', match: 'prefix' })
  const longer = buildRule({ id: 'longer', from: '/a/b', target: '/longer', match: 'prefix' })
  const exact = buildRule({ id: 'exact', from: '/a/b', target: '/exact', scope: 'tenant' })

  it('prefers an exact match to a prefix', () => {
    expect(follow([prefix, longer, exact], '/a/b')).toBe('302 /exact')
  })

  it('prefers the longest prefix', () => {
    expect(follow([prefix, longer, exact], '/a/b/c')).toBe('302 /longer')
    expect(follow([prefix, longer, exact], '/a/x')).toBe('302 /prefix')
  })

  it("prefers the domain's rule to the tenant's", () => {
    const tenantWide = buildRule({ id: '0', from: '/a', target: '/tenant', scope: 'tenant' })
    const own = buildRule({ id: '1', from: '/a', target: '/domain' })
    expect(follow([tenantWide, own], '/a')).toBe('302 /domain')
  })

  it('matches prefixes by whole segments', () => {
    expect(follow([prefix], '/ab')).toBeNull()
  })

  it('applies a prefix of the whole site to everything but its target', () => {
    const all = buildRule({ from: '/', target: '/nieuw', match: 'prefix' })
    expect(follow([all], '/x/y')).toBe('302 /nieuw')
    expect(follow([all], '/nieuw')).toBeNull()
  })
})

describe('matchRedirect, target', () => {
  it.each([301, 302, 307, 308] as const)('keeps the exact status %d', (status) => {
    expect(follow([buildRule({ from: '/a', target: '/b', status })], '/a')).toBe(`${status} /b`)
  })

  it('answers 410 as gone, without a target', () => {
    expect(follow([buildRule({ from: '/a', target: null, status: 410 })], '/a')).toBe('gone')
  })

  it.each([
    ['/b', true, '?x=1', '/b?x=1'],
    ['/b?y=2', true, '?x=1', '/b?y=2&x=1'],
    ['/b?y=2', false, '?x=1', '/b?y=2'],
    ['/b#deel', true, '?x=1', '/b?x=1#deel'],
    ['/b', true, '', '/b'],
    ['https://elders.test/c#d', true, '?x=1', 'https://elders.test/c?x=1#d'],
  ])('target %s, keep query %s, query %s → %s', (target, keepQuery, search, expected) => {
    expect(follow([buildRule({ from: '/a', target, keepQuery })], '/a', search)).toBe(`302 ${expected}`)
  })

  it.each(['/auth/reset-password', '/en/auth/verify'])(
    'keeps the token of a mail to %s from any other page',
    (path) => {
      for (const target of ['https://elders.test/c', '/c'])
        for (const rule of [
          { from: path },
          { from: path.replace(/[^/]+$/, '').slice(0, -1), match: 'prefix' as const },
        ]) {
          const rules = [buildRule({ ...rule, target, keepQuery: true })]
          expect(follow(rules, path, '?token=geheim&x=1')).toBe(`302 ${target}?x=1`)
          expect(follow(rules, path, '?token=geheim')).toBe(`302 ${target}`)
        }
    },
  )

  it.each([
    ['/nieuw', '/nieuw'],
    ['/nieuw/*', '/nieuw/x/%C3%A9%20y'],
    ['/*', '/x/%C3%A9%20y'],
    ['https://elders.test/*', 'https://elders.test/x/%C3%A9%20y'],
  ])('prefix target %s → %s', (target, expected) => {
    expect(follow([buildRule({ from: '/oud', target, match: 'prefix' })], '/oud/x/é y')).toBe(
      `302 ${expected}`,
    )
  })

  it.each([
    ['/b/', '/b'],
    ['/nl/b', '/b'],
    ['/cafe\u0301', '/caf%C3%A9'],
    ['http://kade.test:3000/b', '/b'],
    ['/x/..//evil.test', '/evil.test'],
  ])('tidies its own target %s → %s, so that one hop is enough', (target, expected) => {
    expect(follow([buildRule({ from: '/a', target })], '/a')).toBe(`302 ${expected}`)
  })

  it.each([
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil',
    '',
    'ftp://a.test/',
    '/%zz',
    '/%2F%2Fevil',
  ])('ignores a rule that leads to %j', (target) => {
    expect(follow([buildRule({ from: '/a', target })], '/a')).toBeNull()
  })
})

describe('matchRedirect, loops', () => {
  it.each(['/a', '/a/', '/nl/a', '/a#b', 'https://kade.test/a'])('ignores /a → %s', (target) => {
    expect(follow([buildRule({ from: '/a', target })], '/a')).toBeNull()
  })

  it('ignores a prefix rule for paths below its own target only', () => {
    const rule = buildRule({ from: '/blog', target: '/blog/archief/*', match: 'prefix' })
    expect(follow([rule], '/blog/x')).toBe('302 /blog/archief/x')
    expect(follow([rule], '/blog/archief/x')).toBeNull()
  })

  it('falls back to the next rule that applies', () => {
    const loop = buildRule({ from: '/a', target: '/a' })
    expect(follow([loop, buildRule({ from: '/', target: '/b', match: 'prefix' })], '/a')).toBe('302 /b')
  })
})
