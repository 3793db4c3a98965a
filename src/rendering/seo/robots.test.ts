import { expect, it } from 'vitest'

import type { SiteContent } from '../site'
import { robotsTxt } from './robots'

const siteWith = (robots: 'index' | 'noindex') =>
  ({ domain: { hostname: 'kade.nl', head: { robots } } }) as unknown as SiteContent

it('a site that may be found keeps crawlers out of the admin and the APIs, and names its sitemap', () => {
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

it('a site that may not be found keeps them out altogether', () => {
  expect(robotsTxt(siteWith('noindex'))).toBe('User-agent: *\nDisallow: /\n')
})
