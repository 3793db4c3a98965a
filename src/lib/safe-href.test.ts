import { describe, expect, it } from 'vitest'

import { isLinkTarget, isSafeHref } from './safe-href'

describe('isSafeHref', () => {
  it.each(['/', '/over-ons', '/over-ons?x=1#deel', 'https://example.org/a', 'http://example.org'])(
    'accepts %s',
    (href) => {
      expect(isSafeHref(href)).toBe(true)
    },
  )

  it.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://example.org/1',
    'vbscript:x',
    'https://user:secret@example.org/',
    'https://bank.example@evil.example/',
    ' https://example.org',
    'over-ons',
    '',
    null,
    42,
  ])('rejects %s', (href) => {
    expect(isSafeHref(href)).toBe(false)
  })
})

describe('isLinkTarget', () => {
  it.each(['#contact', 'mailto:hallo@example.org', 'tel:+31301234567'])('accepts %s', (href) => {
    expect(isLinkTarget(href)).toBe(true)
  })

  it.each(['#', '# a', 'javascript:alert(1)', 'ftp://example.org'])('rejects %s', (href) => {
    expect(isLinkTarget(href)).toBe(false)
  })
})
