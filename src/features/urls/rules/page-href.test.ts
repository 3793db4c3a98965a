import { describe, expect, it } from 'vitest'

import { isPageHref } from './page-href'

describe('isPageHref', () => {
  it.each(['/', '/en', '/contact', '/en/contact#form', '/blog/2024/payload/why?a=b.c', '/blocks-and-more'])(
    'accepts %s',
    (href) => expect(isPageHref(href)).toBe(true),
  )

  it.each([
    '/admin',
    '/en/admin/cms/pages',
    '/api/health/live',
    '/payload-api/media/file/a.webp',
    '/blog/feed.xml',
    '/fonts/archivo.woff2',
    '//example.org/x',
    'https://example.org',
    '#top',
    'mailto:a@b.nl',
  ])('rejects %s', (href) => expect(isPageHref(href)).toBe(false))
})
