import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinPath, parsePath } from './parse-path'
import { encodePath } from './build-path'
import { route } from './route'
import { buildRequest, buildSite, memoryStore } from './testing/memory-store'
import type { Action, RedirectRule } from './types'

const HOSTS = ['kade.test', 'moved.test', 'shut.test', 'nobody.test', null]
const AWKWARD = [
  ['', '.', '..', 'nl', 'en', 'a', 'b', '*', '~404', 'sites', 'evil.test', 'http:', ':80', '@', '?', '#'],
  [
    '%61',
    '%7e',
    '%2B',
    '+',
    "'",
    '%27',
    '%c3%a9',
    '%2e%2e',
    '%2F',
    '%5C',
    '\\',
    '%00',
    '%',
    '%zz',
    '%25',
    '%E2%80%AE',
    '%0d%0a',
  ],
  ['é', 'e%CC%81', '🙂', '\ud800'],
].flat()
const awkward = fc.constantFrom(...AWKWARD)
const rawPath = fc
  .array(fc.oneof({ weight: 3, arbitrary: awkward }, fc.string()), { maxLength: 6 })
  .map((parts) => `/${parts.join('/')}`)
const search = fc.constantFrom('', '?a=1', '?next=//evil.test', '?%zz')
const rule: fc.Arbitrary<RedirectRule> = fc.record({
  id: fc.uuid(),
  from: fc.constantFrom('/', '/a', '/a/b', '/en', '/en/a', '/b'),
  match: fc.constantFrom('exact', 'prefix'),
  scope: fc.constantFrom('domain', 'tenant'),
  status: fc.constantFrom(301, 302, 307, 308, 410),
  keepQuery: fc.boolean(),
  target: fc.option(
    fc.oneof(
      rawPath,
      rawPath.map((path) => `${path}/*`),
      fc.string(),
    ),
    { nil: null },
  ),
})

const texts = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 5 })
const encodeWith = (segments: string[], form: 'NFC' | 'NFD') =>
  `/${segments.map((part) => encodeURIComponent(part.normalize(form))).join('/')}`

const storeWith = (redirects: RedirectRule[]) =>
  memoryStore([
    {
      site: buildSite({ hostname: 'kade.test' }),
      pages: { nl: { '/': 'h', '/a': 'a' }, en: { '/': 'h' } },
      redirects,
    },
    { site: buildSite({ hostname: 'moved.test', redirectTo: 'kade.test' }), pages: {} },
    { site: buildSite({ hostname: 'shut.test', suspended: true }), pages: {} },
  ])

/** The host that a browser on `http://kade.test:3000` would go to. */
const hostOf = (to: string): string => new URL(to, 'http://kade.test:3000').hostname

async function follow(to: string, redirects: RedirectRule[]): Promise<Action> {
  const { pathname, search: query } = new URL(to, 'http://kade.test:3000')
  return route(buildRequest({ rawPath: pathname, search: query, sameOrigin: true }), storeWith(redirects))
}

describe('route, for arbitrary requests', () => {
  it('always returns an action', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...HOSTS),
        rawPath,
        search,
        fc.array(rule),
        async (host, path, query, rules) => {
          const action = await route(buildRequest({ host, rawPath: path, search: query }), storeWith(rules))
          expect(action.reason).not.toBe('')
        },
      ),
    )
  })

  it('never redirects to another host, unless the domain has moved or a rule does', async () => {
    await fc.assert(
      fc.asyncProperty(rawPath, search, fc.array(rule), async (path, query, rules) => {
        const action = await route(buildRequest({ rawPath: path, search: query }), storeWith(rules))
        if (action.type === 'redirect' && !action.external) {
          expect(action.to).toMatch(/^\/(?![/\\])/)
          expect(hostOf(action.to)).toBe('kade.test')
        }
        if (action.type === 'redirect' && action.external) {
          expect(rules.some(({ target }) => target !== null && /^https?:\/\//i.test(target))).toBe(true)
        }
      }),
    )
  })

  it('sends a moved domain to its new host only', async () => {
    await fc.assert(
      fc.asyncProperty(rawPath, search, async (path, query) => {
        const action = await route(
          buildRequest({ host: 'moved.test', rawPath: path, search: query }),
          storeWith([]),
        )
        expect(action).toMatchObject({ type: 'redirect', reason: 'hostMoved' })
        if (action.type === 'redirect') expect(hostOf(action.to)).toBe('kade.test')
      }),
    )
  })

  it('redirects within the site in one hop', async () => {
    await fc.assert(
      fc.asyncProperty(rawPath, search, fc.array(rule), async (path, query, rules) => {
        const action = await route(buildRequest({ rawPath: path, search: query }), storeWith(rules))
        if (action.type !== 'redirect' || action.external) return
        const next = await follow(action.to, rules)
        // What the visitor is led to is a page, or nothing: never another redirect.
        expect(next.type).not.toBe('redirect')
      }),
    )
  })

  it('gives paths that are equal after decoding the same internal path', () => {
    fc.assert(
      fc.property(texts, (segments) => {
        const composed = parsePath(encodeWith(segments, 'NFC'))
        expect(parsePath(encodeWith(segments, 'NFD'))).toEqual(
          composed.ok ? { ...composed, tidy: expect.any(Boolean) as unknown } : composed,
        )
      }),
    )
  })

  it('accepts its own encoding as tidy, as any browser or proxy would send it', () => {
    fc.assert(
      fc.property(texts, (segments) => {
        const sent = parsePath(encodeWith(segments, 'NFC'))
        fc.pre(sent.ok)
        const path = encodePath(joinPath(sent.segments))
        const lowercase = path.replace(/%../g, (byte) => byte.toLowerCase())
        const reserved = path.replace(/[!$&'()*+,;=:@]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
        const { pathname: fromEncoded } = new URL(path, 'http://kade.test')
        // A browser drops spaces at the end of an address that is typed in, unless they are encoded.
        const { pathname: fromText } = new URL(
          joinPath(sent.segments).replace(/[%?# ]/g, encodeURIComponent),
          'http://kade.test',
        )
        for (const spelling of [path, lowercase, reserved, fromEncoded, fromText])
          expect(parsePath(spelling)).toEqual({ ok: true, segments: sent.segments, tidy: true })
      }),
    )
  })
})
