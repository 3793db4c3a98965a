import { assert, constantFrom, property, string, array, tuple, webUrl } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { decideNavigation, hasRefusedProtocol } from './navigation'
import { isLinkTarget, isSafeHref } from './safe-href'

const FROM = 'https://kade.example/nl/contact?a=1'
const decide = (target: string, external?: boolean) =>
  decideNavigation(target, FROM, external === undefined ? {} : { external })

const SCRIPT_PROTOCOLS = ['javascript', 'data', 'blob', 'vbscript']
const HIDDEN = [
  '',
  ' ',
  '\t',
  '\n',
  '\r',
  '\u0000',
  '\u0001',
  '\u001f',
  '\u200b',
  '\u00ad',
  '\ufeff',
  '\u00a0',
]

/** A script protocol in any case, with invisible characters anywhere, up to three times percent-encoded. */
const disguisedUrl = tuple(
  constantFrom(...SCRIPT_PROTOCOLS),
  array(constantFrom(...HIDDEN), { minLength: 12, maxLength: 12 }),
  array(constantFrom(true, false), { minLength: 12, maxLength: 12 }),
  constantFrom(0, 1, 2, 3),
  string(),
).map(([protocol, hidden, upper, encodings, rest]) => {
  const letters = Array.from(`${protocol}:`, (letter, index) => {
    const cased = upper[index] ? letter.toUpperCase() : letter
    return `${hidden[index] ?? ''}${cased}`
  })
  let text = letters.join('')
  for (let times = 0; times < encodings; times++) text = encodeURIComponent(text)
  return `${text}${rest.replaceAll('%', '')}`
})

describe('decideNavigation', () => {
  it.each([
    ['/over-ons', 'https://kade.example/over-ons'],
    ['?b=2', 'https://kade.example/nl/contact?b=2'],
    ['#deel', 'https://kade.example/nl/contact?a=1#deel'],
    ['https://kade.example/en', 'https://kade.example/en'],
    ['/javascript:alert(1)', 'https://kade.example/javascript:alert(1)'],
  ])('allows %s on the same site', (target, href) => {
    expect(decide(target)).toEqual({ allowed: true, href })
  })

  it.each([
    'https://evil.example/',
    'http://kade.example/',
    'https://kade.example:8443/',
    'https://kade.example.evil.example',
    '//evil.example/a',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    ' //evil.example',
    'https:\\\\evil.example',
    'HTTPS://EVIL.EXAMPLE',
  ])('rejects %j unless external targets are allowed', (target) => {
    expect(decide(target)).toEqual({ allowed: false, reason: 'external' })
    expect(decide(target, false)).toEqual({ allowed: false, reason: 'external' })
    expect(decide(target, true)).toMatchObject({ allowed: true })
  })

  it.each(['mailto:a@kade.example', 'tel:+31', 'ftp://kade.example', 'file:///etc', 'about:blank'])(
    'never navigates to %s',
    (target) => expect(decide(target, true)).toEqual({ allowed: false, reason: 'protocol' }),
  )

  it('rejects a malformed URL', () => {
    expect(decide('https://', true)).toEqual({ allowed: false, reason: 'malformed' })
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0000javascript:alert(1)',
    '  javascript:alert(1)',
    'javascript\t:alert(1)',
    'javascript%3Aalert(1)',
    '%6aavascript:alert(1)',
    '%256aavascript%253aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'DATA:text/html;base64,PHN2Zz4=',
    'blob:https://kade.example/1b2c',
    'vbscript:msgbox(1)',
  ])('always rejects %j', (target) => {
    expect(decide(target)).toEqual({ allowed: false, reason: 'protocol' })
    expect(decide(target, true)).toEqual({ allowed: false, reason: 'protocol' })
  })
})

describe('hostile URLs', () => {
  it('with a disguised script protocol are rejected, for navigation and as stored links', () => {
    assert(
      property(disguisedUrl, (target) => {
        expect(decide(target, true)).toEqual({ allowed: false, reason: 'protocol' })
        expect(hasRefusedProtocol(target)).toBe(true)
        expect(isSafeHref(target) || isLinkTarget(target)).toBe(false)
      }),
      { numRuns: 1000 },
    )
  })

  it('never leave the site without permission, and only ever lead to http(s)', () => {
    assert(
      property(string({ unit: 'binary' }), (target) => {
        const inside = decide(target)
        if (inside.allowed) expect(new URL(inside.href).origin).toBe('https://kade.example')
        const outside = decide(target, true)
        if (outside.allowed) expect(new URL(outside.href).protocol).toMatch(/^https?:$/)
      }),
      { numRuns: 1000 },
    )
  })

  it('that isSafeHref accepts as a path stay on the site in a browser', () => {
    const starts = constantFrom('/', '//', '/\\', '/%2F', '/\t/', '/./', '/@', '')
    const hostile = tuple(starts, string({ unit: 'binary' }), webUrl()).map((parts) => parts.join(''))
    assert(
      property(hostile, (href) => {
        if (isSafeHref(href) && href.startsWith('/')) expect(decide(href)).toMatchObject({ allowed: true })
      }),
      { numRuns: 1000 },
    )
  })
})
