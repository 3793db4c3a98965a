import { expect, it } from 'vitest'

import { linksIn } from './links'

it('finds the links of blocks and rich text within the site', () => {
  const blocks = [
    { link: { type: 'page', page: 'p1', url: null } },
    { buttons: [{ link: { type: 'url', url: '/prijzen?a=1#b', page: 'left-over' } }] },
    { root: { children: [{ type: 'link', fields: { linkType: 'custom', url: '/contact' } }] } },
    { root: { children: [{ fields: { linkType: 'internal', doc: { relationTo: 'pages', value: 'p2' } } }] } },
  ]
  expect(linksIn({ blocks })).toEqual([
    { kind: 'page', id: 'p1' },
    { kind: 'path', path: '/prijzen?a=1#b' },
    { kind: 'path', path: '/contact' },
    { kind: 'page', id: 'p2' },
  ])
})

it.each(['https://example.org/', 'mailto:a@b.nl', '#top', '//example.org', '/admin', '/_ipx/1.png', null, 7])(
  'leaves alone what leads elsewhere: %j',
  (url) => {
    expect(linksIn({ link: { type: 'url', url } })).toEqual([])
  },
)
