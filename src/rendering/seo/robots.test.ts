import { expect, it } from 'vitest'

import type { SiteContent } from '../site'
import { robotsTxt } from './robots'

const siteWith = (robots: 'index' | 'noindex') =>
  ({ domain: { hostname: 'kade.nl', head: { robots } } }) as unknown as SiteContent

it('robots.txt of an indexed site disallows the admin and the APIs, and has the sitemap', () => {
  expect(robotsTxt(siteWith('index'))).toBe(
    [
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /en/admin',
      'Disallow: /api/',
      'Disallow: /payload-api/',
      'Disallow: /panel-api/',
      '',
      'Sitemap: https://kade.nl/sitemap.xml',
      '',
    ].join('\n'),
  )
})

it('robots.txt of a site with noindex disallows everything', () => {
  expect(robotsTxt(siteWith('noindex'))).toBe('User-agent: *\nDisallow: /\n')
})
