import { expect, it } from 'vitest'

import { requestKind } from './request-kind'

it.each([
  ['/', 'page'],
  ['/en/blog/post', 'page'],
  ['/adminer', 'page'],
  ['/metrics', 'page'],
  ['/?utm_source=x', 'page'],
  ['/en?_rsc=abc', 'navigation'],
  ['/over-ons/_payload.json', 'data'],
  ['/opengraph.png', 'image'],
  ['/_ipx/w_640/file.png', 'image'],
  ['/blog/feed.xml', 'crawler'],
  ['/robots.txt', 'crawler'],
  ['/sitemap/2.xml', 'crawler'],
  ['/_next/static/chunks/a.js', 'asset'],
  ['/favicon.ico', 'asset'],
  ['/api/pages/layout?path=/', 'api'],
  ['/api/health/ready', 'health'],
  ['/admin/cms/pages', 'panel'],
  ['/en/admin', 'panel'],
  ['/panel-api/pages', 'panel'],
  ['*', 'page'],
  ['', 'page'],
])('%s is a request of kind %s', (url, kind) => {
  expect(requestKind(url)).toBe(kind)
})
