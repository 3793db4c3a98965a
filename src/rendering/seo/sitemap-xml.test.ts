import { describe, expect, it } from 'vitest'

import { sitemapIndexXml, sitemapXml } from './sitemap-xml'

describe('sitemapXml', () => {
  it('escapes reserved characters', () => {
    const xml = sitemapXml([
      {
        loc: 'https://a.nl/?a=1&b=<2>',
        lastmod: '2026-01-01T00:00:00.000Z',
        alternates: [{ hreflang: 'nl-NL', href: `https://a.nl/"'` }],
      },
    ])
    expect(xml).toContain('<loc>https://a.nl/?a=1&amp;b=&lt;2&gt;</loc>')
    expect(xml).toContain('href="https://a.nl/&quot;&apos;"')
  })

  it('is well formed without URLs', () => {
    expect(sitemapXml([])).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n<\/urlset>\n$/)
  })
})

it('sitemapIndexXml lists each part', () => {
  const xml = sitemapIndexXml(['https://a.nl/sitemap/1.xml', 'https://a.nl/sitemap/2.xml'])
  expect(xml.match(/<sitemap><loc>[^<]+<\/loc><\/sitemap>/g)).toHaveLength(2)
})
